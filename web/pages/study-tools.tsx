import type { ComponentChildren } from 'preact';
import { texts } from '#texts/web/study.ts';
import { download } from '../match-file.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import { store } from '../session/here.ts';
import { formatStudy } from '../study/study-text.ts';
import type { StudyNode } from '../study/study-tree.ts';
import { hasUnknown } from '../study/unknown-part.ts';
import { showTold } from './below-walk.ts';
import { CopyLink } from './copy-link.tsx';
import { LinkButton } from './link-button.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink, MenuRow } from './menu-row.tsx';
import { SettingsButton } from './settings-button.tsx';
import { StudyEdit } from './study-edit.tsx';
import { StudyMore } from './study-more.tsx';
import { StudyPlayOn } from './study-play-on.tsx';
import type { Desk, Eyes } from './use-desk.ts';
import type { Rivals } from './use-rivals.ts';

interface ToolsProps {
  readonly desk: Desk;
  /** Computer players are to answer here. */
  readonly face: (rivals: Rivals) => void;
  /** Goes to the board that is seen, and remembers the place for the way back. */
  readonly leave: () => StudyNode;
  readonly asks: boolean;
  readonly setAsks: (asks: boolean) => void;
}

/** In the bar of a wide window: whose eyes, the computer's opinion, playing on, and behind one button the rest. */
export function StudyTools({ desk, asks, setAsks, face, leave }: ToolsProps) {
  return (
    <>
      <BackToMatch desk={desk} />
      <EyesChoice desk={desk} />
      <OpinionButton {...{ desk, asks, setAsks }} />
      <PlayOn {...{ desk, face, leave }} />
      <StudyMore>
        <FileTools {...{ desk, asks }} />
      </StudyMore>
    </>
  );
}

/** The same where there is no bar to hold it; `children` is what else there is no room for. */
export function NarrowTools({
  desk,
  asks,
  face,
  leave,
  children,
}: Pick<ToolsProps, 'desk' | 'asks' | 'face' | 'leave'> & { readonly children: ComponentChildren }) {
  return (
    <StudyMore>
      {children}
      <EyesChoice desk={desk} />
      <PlayOn {...{ desk, face, leave }} />
      <FileTools {...{ desk, asks }} />
      <SettingsButton />
    </StudyMore>
  );
}

export function OpinionButton({ desk, asks, setAsks }: Omit<ToolsProps, 'face' | 'leave'>) {
  if (!desk.study.mayAsk) return null;
  const ask = () => {
    setAsks(!asks);
    if (!asks) showTold('top');
  };
  return (
    <button type="button" aria-pressed={asks} onClick={ask}>
      {texts.opinion}
    </button>
  );
}

function PlayOn({ desk, face, leave }: Pick<ToolsProps, 'desk' | 'face' | 'leave'>) {
  const { study, names } = desk;
  return (study.record || names.length > 1) && study.mayAsk ? <StudyPlayOn {...{ desk, face, leave }} /> : null;
}

function FileTools({ desk, asks }: Pick<ToolsProps, 'desk' | 'asks'>) {
  return (
    <>
      {desk.room.editor && desk.study.mayAsk && <StudyEdit {...{ desk, asks }} />}
      <Share desk={desk} />
      <MenuLink icon="file" to={paths.study(desk.room.game.id)} word={texts.openOther} />
    </>
  );
}

/** To a match of this browser, which shows its result, or to the puzzle that the position is from. */
export function BackToMatch({
  desk: { room, name, study },
  isShort = false,
}: {
  readonly desk: Desk;
  /** In the bar of a phone, beside the title. */
  readonly isShort?: boolean;
}) {
  const { backToMatch, backToPuzzle } = isShort ? texts.short : texts;
  if (study.puzzle !== undefined)
    return <LinkButton to={paths.puzzle(room.game.id, study.puzzle)} word={backToPuzzle} />;
  if (store.loadMatch(name) === undefined) return null;
  return <LinkButton to={paths.match(room.game.id, name)} word={backToMatch} />;
}

/** Only where something is hidden from somebody, and the match is over. */
function EyesChoice({ desk: { room, study, names, eyes, setEyes, at } }: { readonly desk: Desk }) {
  const { game } = room;
  const whole = game.format(at.position);
  const hides = names.some((_, seat) => game.format(at.position.view(seat)) !== whole);
  if ((!hides && eyes === 'open') || (study.record && !study.mayAsk)) return null;
  const read = (value: string): Eyes => (value === 'open' || value === 'spectator' ? value : Number(value));
  return (
    <label class="study-eyes">
      <span class="wide-only">{texts.eyes}</span>
      <select
        aria-label={texts.eyes}
        value={String(eyes)}
        onChange={(event) => setEyes(read(event.currentTarget.value))}
      >
        <option value="open">{hasUnknown(room, at.position) ? texts.openKnown : texts.open}</option>
        {names.map((name, seat) => (
          <option key={name} value={String(seat)}>
            {name}
          </option>
        ))}
        <option value="spectator">{texts.spectator}</option>
      </select>
    </label>
  );
}

/** The whole study as a link where one can hold it, as a file otherwise. */
export function ShareLink({
  desk: { study, room, at },
  word,
  icon,
  look = '',
}: {
  readonly desk: Desk;
  readonly word: string;
  readonly icon?: ComponentChildren;
  /** More classes for the button. */
  readonly look?: string;
}) {
  const find = async () => {
    const text = formatStudy(study, at);
    const packed = await packText(text);
    if (packed === undefined) {
      download(`${room.game.id}-study.json`, `${text}\n`);
      return undefined;
    }
    // A variation has no step: the text of its study says where it opens.
    const step = study.record && at.isPlayed ? at.ply : undefined;
    return new URL(`#${paths.study(room.game.id, packed, step)}`, location.href).href;
  };
  return <CopyLink said={texts.copied} {...{ word, find, icon, look }} />;
}

function Share({ desk }: { readonly desk: Desk }) {
  const { study, room } = desk;
  return (
    <>
      <ShareLink desk={desk} word={texts.share} icon={<MenuIcon name="link" />} />
      <MenuRow
        icon="save"
        word={texts.shareFile}
        act={() => download(`${room.game.id}-study.json`, `${formatStudy(study)}\n`)}
      />
    </>
  );
}
