import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { ComponentChildren } from 'preact';
import { texts } from '#texts/web/rules.ts';

/**
 * A game's README as nodes of the page. A paragraph that begins with a bold rule number ("**M6 No short lines.**") gets
 * that number as its id, so that a fault can link to the rule that says so.
 */
export function Markdown({ text }: { readonly text: string }) {
  return <>{lexer(text).map(block)}</>;
}

const RULE = /^\*\*([A-Z]+\d+)\b/;

function block(token: Token, key: number): ComponentChildren {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'heading':
      return known.depth === 1 ? <h1 key={key}>{inline(known.tokens)}</h1> : <h2 key={key}>{inline(known.tokens)}</h2>;
    case 'paragraph':
      return (
        <p key={key} id={RULE.exec(known.text)?.[1]}>
          {inline(known.tokens)}
        </p>
      );
    case 'list':
      return list(known, key);
    case 'code':
      return (
        // Focusable, so that the keyboard can scroll it.
        <pre key={key} tabIndex={0}>
          <code>{known.text}</code>
        </pre>
      );
    case 'table':
      return table(known, key);
    case 'blockquote':
      return <blockquote key={key}>{known.tokens.map(block)}</blockquote>;
    case 'text':
      return <span key={key}>{known.tokens ? inline(known.tokens) : known.text}</span>;
    default:
      return null;
  }
}

function list({ ordered, items }: Tokens.List, key: number) {
  const lines = items.map((item, index) => <li key={`${key}-${String(index)}`}>{item.tokens.map(block)}</li>);
  return ordered ? <ol key={key}>{lines}</ol> : <ul key={key}>{lines}</ul>;
}

function table({ header, rows }: Tokens.Table, key: number) {
  return (
    // A wide table scrolls by itself; the page does not.
    <section key={key} class="wide-table" tabIndex={0} aria-label={texts.table}>
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map((cell) => cell.text).join('|')}>
              {row.map((cell, column) => (
                <td key={header[column]?.text}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inline(tokens: readonly Token[] = []): ComponentChildren {
  return tokens.map((token, key) => {
    const known = token as MarkedToken;
    switch (known.type) {
      case 'strong':
        return <strong key={key}>{inline(known.tokens)}</strong>;
      case 'em':
        return <em key={key}>{inline(known.tokens)}</em>;
      case 'codespan':
        return <code key={key}>{known.text}</code>;
      case 'link':
        return <span key={key}>{inline(known.tokens)}</span>;
      case 'text':
      case 'escape':
        return known.text;
      case 'br':
        return <br key={key} />;
      default:
        return null;
    }
  });
}
