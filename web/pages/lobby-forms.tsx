import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/lobby.ts';
import type { Fault } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import { Segments } from '../../kit/segments.tsx';
import { LETTERS_OF_A_TABLE } from '../../online/messages/limits.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { desk } from '../online/desk.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { CodeLine } from './code-line.tsx';
import { ANY_GAME, GameGallery } from './game-gallery.tsx';
import { SeatsChoice } from './seats-choice.tsx';

type Pace = 'live' | 'post';

/** Any table of a game, as soon as there is one. */
export function QuickForm({ takeName }: { readonly takeName: () => string | undefined }) {
  const games = shelf.filter(({ about }) => hasScreen(about.id) && about.seats.max > 1).map(({ about }) => about);
  const [game, setGame] = useState(games[0].id);
  const [wanted, setWanted] = useState(2);
  const [pace, setPace] = useState<Pace>('live');
  const [problem, setProblem] = useState<Fault>();
  const [, go] = useLocation();
  const isAny = game === ANY_GAME;
  // Where any will do and nobody waits, the next to come should find it easy.
  const wish = games.find(({ id, isEasy }) => (isAny ? isEasy : id === game)) ?? games[0];
  const { min, max } = wish.seats;
  const least = Math.max(2, min);
  const seats = Math.min(Math.max(wanted, least), max);
  const find = async (event: Event) => {
    event.preventDefault();
    const name = takeName();
    if (name === undefined) return;
    const made = await desk.make<'quick'>({ type: 'quick', name, game: wish.id, seats, pace, orAny: isAny });
    if (made.ok) go(paths.online(made.value.game ?? wish.id, made.value.match));
    else setProblem(made.fault);
  };
  return (
    <Card name="quick" say={isAny ? texts.quick.sayAny(wish.title) : texts.quick.say} submit={find}>
      <GameGallery
        name="quick-game"
        legend={texts.quick.game}
        any={texts.quick.any}
        {...{ games }}
        value={game}
        change={setGame}
      />
      <div class="lobby-fields">
        <SeatsChoice
          name="quick-seats"
          range={{ min: least, max }}
          legend={texts.quick.seats}
          value={seats}
          change={setWanted}
        />
        <div class="lobby-pace">
          <Segments<Pace>
            name="quick-pace"
            legend={texts.quick.pace}
            choices={[
              { value: 'live', title: texts.quick.live },
              { value: 'post', title: texts.quick.post },
            ]}
            value={pace}
            change={setPace}
          />
          <p class="fine">{pace === 'live' ? texts.quick.liveSay : texts.quick.postSay}</p>
        </div>
      </div>
      <Problem fault={problem} />
      <button type="submit">{texts.quick.find}</button>
    </Card>
  );
}

/** For somebody who was told six letters: the way to the link. */
export function LettersForm() {
  const [typed, type] = useState('');
  const [problem, setProblem] = useState<Fault>();
  const [, go] = useLocation();
  const letters = typed.replace(/\s/g, '').toUpperCase();
  const join = async (event: Event) => {
    event.preventDefault();
    if (letters.length !== LETTERS_OF_A_TABLE) return;
    const found = await desk.ask<'find'>({ type: 'find', letters });
    if (found.ok) go(paths.online(found.value.game, found.value.match, found.value.invite));
    else setProblem(found.fault);
  };
  return (
    <Card name="letters" say={texts.letters.say} submit={join}>
      <CodeLine
        label={texts.letters.label}
        button={texts.letters.join}
        code={letters}
        length={LETTERS_OF_A_TABLE}
        type={type}
        value={typed}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
      />
      <Problem fault={problem} />
    </Card>
  );
}

function Card({
  name,
  say,
  submit,
  children,
}: {
  readonly name: 'quick' | 'letters';
  readonly say: string;
  readonly submit: (event: Event) => void;
  readonly children: ComponentChildren;
}) {
  return (
    <form class={`lobby-card lobby-${name}`} onSubmit={submit}>
      <h2>{texts[name].title}</h2>
      <p class="fine">{say}</p>
      {children}
    </form>
  );
}

function Problem({ fault }: { readonly fault: Fault | undefined }) {
  return fault ? (
    <p class="problem" role="alert">
      {sayFault(fault)}
    </p>
  ) : null;
}
