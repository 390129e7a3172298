import { texts } from '#texts/web/make-table.ts';
import { Segments } from '../../kit/segments.tsx';
import type { Beginning } from '../../online/messages/parts.ts';

/** How people get along at a table. */
export interface Manners {
  readonly takebacks: boolean;
  readonly watchers: boolean;
  readonly begins: Beginning;
}

/** What a table allows or not. */
const ALLOWED = [
  {
    name: 'takebacks',
    legend: texts.takebacks,
    say: texts.takebacksSay,
    words: [texts.allowed, texts.notAllowed],
  },
  {
    name: 'watchers',
    legend: texts.watchers,
    say: texts.watchersSay,
    words: [texts.watchersAny, texts.watchersNone],
  },
] as const;

interface MannersProps {
  readonly manners: Manners;
  readonly change: (manners: Manners) => void;
}

export function MannersChoice({ manners, change }: MannersProps) {
  return (
    <div class="manners">
      <Segments
        name="begins"
        legend={texts.begins}
        choices={[
          { value: 'full', title: texts.beginsFull },
          { value: 'host', title: texts.beginsHost },
        ]}
        value={manners.begins}
        change={(begins) => change({ ...manners, begins: begins === 'host' ? 'host' : 'full' })}
      />
      {ALLOWED.map(({ name, ...words }) => (
        <YesNo
          key={name}
          {...{ name, ...words }}
          value={manners[name]}
          change={(isAllowed) => change({ ...manners, [name]: isAllowed })}
        />
      ))}
    </div>
  );
}

function YesNo({
  name,
  legend,
  say,
  words: [yes, no],
  value,
  change,
}: {
  readonly name: string;
  readonly legend: string;
  readonly say: string;
  readonly words: readonly [yes: string, no: string];
  readonly value: boolean;
  readonly change: (value: boolean) => void;
}) {
  return (
    <div>
      <Segments
        name={name}
        legend={legend}
        choices={[
          { value: 'yes', title: yes },
          { value: 'no', title: no },
        ]}
        value={value ? 'yes' : 'no'}
        change={(chosen) => change(chosen === 'yes')}
      />
      <p class="fine">{say}</p>
    </div>
  );
}
