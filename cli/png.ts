/** A picture as PNG. The renderer is fetched when it is needed: it is a large native library. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Without fonts the renderer leaves out every text and says nothing. */
export async function hasFonts(): Promise<boolean> {
  const { Resvg } = await import('@resvg/resvg-js');
  const word = '<svg xmlns="http://www.w3.org/2000/svg"><text y="9" font-family="sans-serif">word</text></svg>';
  return new Resvg(word).getBBox() !== undefined;
}
