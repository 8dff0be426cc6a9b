import { TrailScreen } from '#admin/shell/trail/TrailScreen.tsx'
import { Filters } from './Filters.tsx'
import { Lines } from './Lines.tsx'
import { BASE } from './useOpcoes.ts'

/** The security log: log-ins, changes of rights, exports. */
export default function Screen() {
  return <TrailScreen base={BASE} file="seguranca" {...{ Filters, Lines }} />
}
