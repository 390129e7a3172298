import { Component, type ComponentChild, type FunctionComponent } from 'preact';

/**
 * The component, drawn anew only when its props change. preact/compat has one too, but wherever that is loaded every node
 * is searched for React's spellings, and each use costs a second component: together some milliseconds a move.
 */
export function memo<Props extends object>(
  component: (props: Props) => ComponentChild,
  isSame: (old: Props, now: Props) => boolean = hasSameProps,
): FunctionComponent<Props> {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(now: Props): boolean {
      return !isSame(this.props, now);
    }
    override render(props: Props): ComponentChild {
      return component(props);
    }
  }
  return Memo as unknown as FunctionComponent<Props>;
}

/** Without lists of names and values: this is asked about everything on a table, move by move. */
export function hasSameProps(old: object, now: object): boolean {
  const [before, after] = [old, now] as readonly Readonly<Record<string, unknown>>[];
  for (const name in before) if (!Object.is(before[name], after[name])) return false;
  for (const name in after) if (!(name in before)) return false;
  return true;
}
