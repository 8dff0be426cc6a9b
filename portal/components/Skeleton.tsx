const cards = ['a', 'b', 'c', 'd']

/** Placeholder of loading cards. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="Carregando as vagas">
      <ul className="vagas" aria-hidden="true">
        {cards.map((card) => (
          <li key={card} className="vaga esboco">
            <span className="traco largo" />
            <span className="traco medio" />
            <span className="traco" />
            <span className="traco" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Placeholder of a loading page. */
export function PageSkeleton() {
  return (
    <div className="folha esboco" role="status" aria-label="Carregando">
      <span className="traco largo alto" />
      <span className="traco medio" />
      <span className="traco" />
      <span className="traco" />
      <span className="traco medio" />
    </div>
  )
}
