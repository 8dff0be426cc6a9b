import Stack from '@mui/material/Stack'
import { Anonima } from '#admin/form/questionario/Anonima.tsx'
import { Nominal } from '#admin/form/questionario/Nominal.tsx'
import type { Person } from './steps.ts'

/** Says before the first question which answers are anonymous and which are named. */
export function Promises({ people }: { people: Person[] }) {
  const anonymous = people.filter(({ avaliacao: { anonima, minimo } }) => anonima && minimo !== undefined)
  const named = people.filter(({ avaliacao }) => avaliacao.nominal)
  // no names where it holds for everybody on the page
  const about = (some: Person[]) => (some.length < people.length ? some.map(({ quem }) => quem) : [])
  const minimo = anonymous[0]?.avaliacao.minimo
  return (
    <Stack spacing={2}>
      {minimo !== undefined && <Anonima minimo={minimo} sobre={about(anonymous)} />}
      {named.length > 0 && <Nominal sobre={about(named)} />}
    </Stack>
  )
}
