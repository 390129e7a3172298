import { texts } from '#texts/web/rules.ts';
import type { Bill, BillLine, Block, Entry, RuleBook } from '../../games/rule-book.ts';
import { Pairs } from './pairs.tsx';
import { Figure } from './rule-figure.tsx';

type Night = RuleBook['night'];

/** What a chapter consists of, one after the other. */
export function Blocks({ blocks, night }: { readonly blocks: readonly Block[]; readonly night: Night }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} night={night} />
      ))}
    </>
  );
}

function BlockOf({ block, night }: { readonly block: Block; readonly night: Night }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'steps':
      return (
        <ol class="rules-steps">
          {block.steps.map((step) => (
            <li key={step.title}>
              <Lines {...step} />
            </li>
          ))}
        </ol>
      );
    case 'facts':
      return <Pairs entries={block.facts} kind="rules-facts" />;
    case 'questions':
      return <Pairs entries={block.questions} kind="rules-questions" />;
    case 'tips':
      return (
        <ul class="rules-tips">
          {block.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      );
    case 'pictures':
      return (
        <div class="rules-pictures">
          {block.pictures.map((picture) => (
            <Figure key={picture.words.caption} picture={picture} night={night} />
          ))}
        </div>
      );
    case 'example':
      return (
        <div class="rules-example">
          <Figure picture={block.picture} night={night} />
          <BillOf bill={block.bill} />
        </div>
      );
  }
}

function Lines({ title, text }: Entry) {
  return (
    <>
      <strong>{title}.</strong> {text}
    </>
  );
}

/** A sum set out like a bill. */
function BillOf({ bill: { title, lines, total, totalWords } }: { readonly bill: Bill }) {
  return (
    <div class="rules-bill">
      <p class="rules-tag">{texts.example}</p>
      <p class="rules-bill-title">{title}</p>
      <table>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.words}>
              <th scope="row">{amountOf(line, index)}</th>
              <td>{line.words}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>{totalWords}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function amountOf({ amount, times }: BillLine, index: number): string {
  if (times) return texts.times(amount);
  return index === 0 ? String(amount) : texts.plus(amount);
}
