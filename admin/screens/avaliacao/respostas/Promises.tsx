import Stack from '@mui/material/Stack'
import { Anonima } from '#admin/form/questionario/Anonima.tsx'
import { Nominal } from '#admin/form/questionario/Nominal.tsx'
import type { Person } from './steps.ts'

/** Before the first question about several people: of whom one answers without a name, and of whom by name. */
export function Promises({ people }: { people: Person[] }) {
  const anonymous = people.filter(({ avaliacao: { anonima, minimo } }) => anonima && minimo !== undefined)
  const named = people.filter(({ avaliacao }) => avaliacao.nominal)
  // told of all alike, names say nothing
  const about = (some: Person[]) => (some.length < people.length ? some.map(({ quem }) => quem) : [])
  const minimo = anonymous[0]?.avaliacao.minimo
  return (
    <Stack spacing={2}>
      {minimo !== undefined && <Anonima minimo={minimo} sobre={about(anonymous)} />}
      {named.length > 0 && <Nominal sobre={about(named)} />}
    </Stack>
  )
}
