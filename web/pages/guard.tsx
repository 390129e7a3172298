import { Component, type ComponentChildren } from 'preact';
import { texts } from '#texts/web/missing.ts';
import { Frame } from './frame.tsx';

/** Whatever breaks in a page, there is a sentence and a way out. Another address starts afresh. */
export class Guard extends Component<{ readonly place: string; readonly children: ComponentChildren }, Broken> {
  static override getDerivedStateFromError(error: unknown): Broken {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override state: Broken = { message: undefined };

  override componentDidUpdate(before: { readonly place: string }): void {
    if (before.place !== this.props.place && this.state.message !== undefined) this.setState({ message: undefined });
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <BrokenPage message={message} />;
  }
}

interface Broken {
  readonly message: string | undefined;
}

function BrokenPage({ message }: { readonly message: string }) {
  return (
    <Frame title={texts.broken.tab}>
      <div class="column broken" role="alert">
        <h1>{texts.broken.title}</h1>
        <p>{texts.broken.say}</p>
        <p class="card-actions">
          <a class="button primary" href="#/">
            {texts.back}
          </a>
          <button type="button" onClick={() => location.reload()}>
            {texts.broken.reload}
          </button>
        </p>
        <p class="fine">{message}</p>
      </div>
    </Frame>
  );
}
