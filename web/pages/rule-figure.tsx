import { useEffect, useRef, useState } from 'preact/hooks';
import type { RuleBook, RulePicture } from '../../games/rule-book.ts';
import { recolour } from '../../kit/draw/illustration.ts';
import { drawingImage } from '../board-picture.ts';
import { drawWhenFree } from '../drawing-queue.ts';
import { darkMedia } from '../theme.ts';

/** A picture with its caption; two images where a dark page needs its own. */
export function Figure({ picture, night }: { readonly picture: RulePicture; readonly night: RuleBook['night'] }) {
  const place = useRef<HTMLElement>(null);
  const images = useImages(picture, night, place);
  const { words } = picture;
  return (
    <figure ref={place}>
      <picture>
        {images.dark && <source media={darkMedia()} srcset={images.dark} />}
        <img src={images.light} alt={words.alt} />
      </picture>
      <figcaption>
        <strong>{words.caption}</strong> {words.text}
      </figcaption>
    </figure>
  );
}

interface Images {
  readonly light: string;
  readonly dark?: string;
}

/** Stands for a picture that is still to be drawn; its box has its size from the style sheet. */
const BLANK: Images = { light: drawingImage({ tag: 'svg', props: {}, children: [] }) };

function useImages(
  { draw }: RulePicture,
  night: RuleBook['night'],
  place: { readonly current: Element | null },
): Images {
  const [images, setImages] = useState(BLANK);
  useEffect(
    () =>
      drawWhenFree(place, () => {
        const drawing = draw();
        const light = drawingImage(drawing);
        setImages(night ? { light, dark: drawingImage(recolour(drawing, night)) } : { light });
      }),
    [draw, night, place],
  );
  return images;
}
