import { texts } from '#texts/web/rules.ts';
import type { Bill, BillLine, Block, Entry, RuleBook, RulePicture } from '../../games/rule-book.ts';
import { recolour } from '../../kit/draw/illustration.ts';
import { drawingImage } from '../board-picture.ts';

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

function Pairs({ entries, kind }: { readonly entries: readonly Entry[]; readonly kind: string }) {
  return (
    <dl class={kind}>
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A picture with its caption; two images where a dark page needs its own. Paper is never dark. */
function Figure({ picture: { words, draw }, night }: { readonly picture: RulePicture; readonly night: Night }) {
  const drawing = draw();
  const { width, height } = drawing.props;
  return (
    <figure>
      <picture>
        {night && (
          <source media="screen and (prefers-color-scheme: dark)" srcset={drawingImage(recolour(drawing, night))} />
        )}
        <img src={drawingImage(drawing)} alt={words.alt} width={width} height={height} />
      </picture>
      <figcaption>
        <strong>{words.caption}</strong> {words.text}
      </figcaption>
    </figure>
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
