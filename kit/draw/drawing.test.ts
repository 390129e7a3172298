import { describe, expect, it } from 'vitest';
import { draw, formatSvg } from './drawing.ts';
import { paintsOf, SEAT_MARKS, seatPaint, seatTint } from './seats.ts';

describe('draw', () => {
  it('keeps tag, props and children, flattens lists and drops what is not there', () => {
    const mark = draw('circle', { r: 2 });
    expect(draw('g', { id: 'a' }, mark, [mark, 'text', false], undefined, false, [])).toEqual({
      tag: 'g',
      props: { id: 'a' },
      children: [mark, mark, 'text'],
    });
    expect(draw('g')).toEqual({ tag: 'g', props: {}, children: [] });
  });

  it('keeps an empty text: it is a child like any other', () => {
    expect(draw('text', {}, '').children).toEqual(['']);
  });
});

describe('formatSvg', () => {
  it('nests, in order, and names the namespace on the root only', () => {
    const picture = draw('svg', { viewBox: '0 0 8 8' }, draw('g', {}, draw('circle', { r: 1 }), 'a'), draw('path'));
    expect(formatSvg(picture)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g><circle r="1"></circle>a</g><path></path></svg>',
    );
  });

  it('escapes text and props, each once', () => {
    const hostile = `<script>"&'</script>`;
    expect(formatSvg(draw('text', { 'aria-label': hostile }, hostile))).toBe(
      `<text aria-label="&lt;script&gt;&quot;&amp;'&lt;/script&gt;">&lt;script&gt;&quot;&amp;'&lt;/script&gt;</text>`,
    );
    expect(formatSvg(draw('text', {}, '&lt;'))).toBe('<text>&amp;lt;</text>');
  });

  it('a prop cannot end its own quotes', () => {
    const written = formatSvg(draw('rect', { fill: '" onload="alert(1)' }));
    expect(written).toBe('<rect fill="&quot; onload=&quot;alert(1)"></rect>');
  });

  it('writes numbers as they are', () => {
    expect(formatSvg(draw('rect', { x: 0, y: -1.5, width: 1e-7 }))).toBe('<rect x="0" y="-1.5" width="1e-7"></rect>');
  });

  it('leaves the drawing alone: writing twice gives the same', () => {
    const picture = draw('svg', {}, draw('g', { id: 'x' }, 'y'));
    expect(formatSvg(picture)).toBe(formatSvg(picture));
    expect(picture).toEqual(draw('svg', {}, draw('g', { id: 'x' }, 'y')));
  });
});

describe('colours that a page may change', () => {
  const picture = draw(
    'svg',
    {},
    draw('circle', { fill: seatPaint(1), stroke: 'none' }),
    draw('path', { fill: seatTint(1) }),
  );

  it('are the seat’s own where a picture stands alone', () => {
    expect(formatSvg(picture)).toContain(`fill="${SEAT_MARKS[1].colour}" stroke="none"`);
    expect(formatSvg(picture)).not.toContain('var(');
  });

  it('are the chosen ones where somebody chose', () => {
    const chosen = formatSvg(picture, paintsOf([0, 4]));
    expect(chosen).toContain(SEAT_MARKS[4].colour);
    expect(chosen).toContain(SEAT_MARKS[4].tint);
    expect(chosen).not.toContain(SEAT_MARKS[1].colour);
  });

  it('a colour that only a page knows is refused', () => {
    expect(() => formatSvg(draw('svg', { fill: 'var(--ink)' }))).toThrow('cannot stand alone');
  });
});
