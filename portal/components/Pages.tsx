import { Link } from 'react-router'
import { Icon } from './Icon.tsx'

interface PagesProps {
  /** from 1 */
  page: number
  last: number
  address(page: number): string
}

/** Pagination of a list; null for a single page. */
export function Pages({ page, last, address }: PagesProps) {
  if (last <= 1) return null
  return (
    <nav className="paginas" aria-label="Páginas">
      {page > 1 ? (
        <Link className="botao leve" to={address(page - 1)} rel="prev">
          <Icon name="voltar" />
          Anterior
        </Link>
      ) : (
        <span />
      )}
      <span>
        Página {page} de {last}
      </span>
      {page < last ? (
        <Link className="botao leve" to={address(page + 1)} rel="next">
          Próxima
          <Icon name="avancar" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
