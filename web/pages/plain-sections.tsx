/** A page that is read: headings with a few sentences each. */
export function PlainSections({
  sections,
}: {
  readonly sections: readonly { readonly title: string; readonly points: readonly string[] }[];
}) {
  return sections.map(({ title, points }) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  ));
}
