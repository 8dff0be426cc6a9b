import { Collective } from '#admin/reajustes/coletivo/Collective.tsx'

/** spec 2 §2, §5 Realignment batch */
export default function Screen() {
  return <Collective tipo="C" />
}
