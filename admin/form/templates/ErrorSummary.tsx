import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import type { Violation } from '../engine/errors.ts'
import { useScope } from '../state/scope.ts'

/** Lines shown before 'e mais …'. */
const LIMIT = 10

/**
 * Violations that block saving: errors of the whole record, under 'Aviso' when the server refused the record and 'Erro' when it failed
 * (spec 1 §8), then one line per field that links to it. Shown until the next attempt.
 */
export function ErrorSummary({ violations }: { violations: Violation[] }) {
  if (violations.length === 0) return null
  const general = violations.filter(({ place }) => !place)
  const placed = violations.filter(({ place }) => place)
  const header = general.some(({ failed }) => failed) ? 'Erro' : placed.length === 0 ? 'Aviso' : undefined
  return (
    <Alert severity={header === 'Aviso' ? 'warning' : 'error'} className="prumo-summary" role="alert">
      {header && <AlertTitle>{header}</AlertTitle>}
      {general.map(({ message }) => (
        <div key={message}>{message}</div>
      ))}
      {placed.length > 0 && (
        <>
          <AlertTitle>Preencha os campos indicados</AlertTitle>
          <ul>
            {placed.slice(0, LIMIT).map((violation) => (
              <li key={`${keyOf(violation)} ${violation.message}`}>
                <Line {...violation} />
              </li>
            ))}
          </ul>
          {placed.length > LIMIT && <div>e mais {placed.length - LIMIT}</div>}
        </>
      )}
    </Alert>
  )
}

const keyOf = ({ place }: Violation) => `${place?.key} ${place?.index ?? ''} ${place?.field ?? ''}`

function Line({ place, message }: Violation) {
  const { model, goTo } = useScope()
  if (!place) return message
  const title = model.placed.get(place.key)?.field.title
  const prefix = place.index === undefined ? '' : `${title}, linha ${place.index + 1}: `
  return (
    <Link component="button" type="button" color="inherit" onClick={() => goTo(place)}>
      {prefix + message}
    </Link>
  )
}
