import { useCallback, useMemo, useRef } from 'preact/hooks';
import { texts as campaignTexts } from '#texts/web/campaign.ts';
import { fitPick, leavesChoice, type Option, type Settings } from '../../core/settings.ts';
import type { About, Campaign, CampaignStep, Room } from '../../games/room.ts';
import { Segments } from '../../kit/segments.tsx';
import { boardImage, openingOf } from '../board-picture.ts';
import { starsOf, stepsOf } from '../session/campaign.ts';
import { store } from '../session/here.ts';
import { BoardImage } from './board-image.tsx';
import { PickList } from './set-up-picks.tsx';
import { StepStars } from './stars.tsx';

interface OptionProps {
  readonly about: About;
  readonly option: Option;
  readonly settings: Settings;
  readonly seats: number;
  readonly change: (value: string) => void;
}

/** Up to so many values can be read side by side. */
const FEW = 5;

/** The options that leave a choice to so many players. */
export function offeredOptions({ options }: About, seats: number): readonly Option[] {
  return options.filter(({ picks }) => !picks || leavesChoice(picks, seats));
}

/** All options of a game. */
export function OptionRows({
  settings,
  change,
  ...table
}: Pick<OptionProps, 'about' | 'settings' | 'seats'> & { readonly change: (settings: Settings) => void }) {
  return offeredOptions(table.about, table.seats).map((option) => (
    <OptionRow
      key={option.id}
      {...{ ...table, option, settings }}
      change={(value) => change({ ...settings, [option.id]: value })}
    />
  ));
}

/** One option and what it means: its values side by side, a list where there are many, pictures where they change the board. */
function OptionRow(props: OptionProps) {
  const { about, option, settings, seats, change } = props;
  const value = settings[option.id] ?? option.values[0].id;
  const isMany = option.values.length > FEW;
  const isPictured = about.boards === option.id;
  return (
    <div class="option">
      <p class="option-words">
        <b id={`option-${option.id}`}>{option.title}</b>
        <span class="fine">{option.help}</span>
      </p>
      {isMany && !isPictured && <Values option={option} value={value} change={change} />}
      {!isMany && !isPictured && <Few game={about.id} {...{ option, value, seats, change }} />}
      {isPictured && <Gallery {...props} />}
    </div>
  );
}

/** Side by side; where people may pick things themselves, that comes last and opens the list. */
function Few({
  game,
  option,
  value,
  seats,
  change,
}: Pick<OptionProps, 'option' | 'seats' | 'change'> & { readonly game: string; readonly value: string }) {
  const { id, title, values, picks } = option;
  const hasOpened = useRef(false);
  const isOwn = picks !== undefined && !values.some((each) => each.id === value);
  const choices = offFirst(values).map((each) => ({ value: each.id, title: each.title }));
  return (
    <>
      <Segments
        name={`option-${id}`}
        legend={title}
        isQuiet
        choices={picks ? [...choices, { value: OWN, title: picks.title }] : choices}
        value={isOwn ? OWN : value}
        change={(chosen) => {
          hasOpened.current = chosen === OWN;
          change(picks && chosen === OWN ? fitPick(picks, '', seats) : chosen);
        }}
      />
      {isOwn && (
        <PickList
          label={`option-${id}`}
          option={id}
          isOpening={hasOpened.current}
          {...{ game, picks, seats, value, change }}
        />
      )}
    </>
  );
}

/** The usual value comes first among an option's values, but "off" and "on" are in the same order everywhere. */
function offFirst(values: Option['values']): Option['values'] {
  const off = values.find(({ id }) => id === 'off');
  return off ? [off, ...values.filter((each) => each !== off)] : values;
}

/** Stands among an option's values for what people pick themselves. */
const OWN = '…';

function Values({
  option,
  value,
  change,
}: Pick<OptionProps, 'option' | 'change'> & {
  readonly value: string;
}) {
  return (
    <select
      aria-labelledby={`option-${option.id}`}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {option.values.map((each) => (
        <option key={each.id} value={each.id}>
          {each.title}
        </option>
      ))}
    </select>
  );
}

function Gallery({ about, option, settings, seats, change }: OptionProps) {
  const chosen = settings[option.id] ?? option.values[0].id;
  const steps = new Map(about.campaign?.option === option.id ? stepsById(about.campaign) : []);
  const story = steps.get(chosen)?.story;
  const tallies = useMemo(() => store.loadTallies(about.id), [about]);
  return (
    <fieldset class="gallery">
      <legend class="sr-only">{option.title}</legend>
      {story && <p class="gallery-story">{story}</p>}
      {option.values.map((each) => (
        <label key={each.id} class="gallery-choice">
          <input
            type="radio"
            name={`picture-${option.id}`}
            value={each.id}
            checked={each.id === chosen}
            onChange={() => change(each.id)}
          />
          <Thumbnail game={about.id} {...{ seats, settings }} option={option.id} value={each.id} />
          {steps.has(each.id) && tallies[each.id]?.won && <StepStars stars={starsOf(tallies[each.id])} />}
          <span class="gallery-title">{steps.get(each.id)?.title ?? each.title}</span>
          {steps.has(each.id) && <span class="fine">{steps.get(each.id)?.part}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Under a picture there is no room for a long title. */
function stepsById(
  campaign: Campaign,
): readonly (readonly [id: string, Pick<CampaignStep, 'title' | 'story'> & { readonly part: string }])[] {
  const difficulty = new Map(campaign.parts.flatMap((part) => part.steps.map(({ id }) => [id, part.difficulty])));
  return stepsOf(campaign).map(({ number, title, ...step }) => [
    step.id,
    { ...step, title: campaignTexts.step(number, title), part: campaignTexts.part(difficulty.get(step.id) ?? 0) },
  ]);
}

function Thumbnail({
  game,
  seats,
  settings,
  option,
  value,
}: {
  readonly game: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly option: string;
  readonly value: string;
}) {
  // Told apart by its other values: choosing among the pictures must not draw them all anew.
  const others = JSON.stringify({ ...settings, [option]: value });
  const draw = useCallback(
    (room: Room) => boardImage(room, openingOf(room, seats, JSON.parse(others))),
    [seats, others],
  );
  return <BoardImage game={game} draw={draw} />;
}
