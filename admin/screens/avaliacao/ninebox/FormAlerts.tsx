import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { askJson } from '#admin/providers/ask.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { nineboxFormTexts as t } from './texts.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const PERCENTAGES = [
  'percentualBaixoPotencial',
  'percentualAltoPotencial',
  'percentualBaixoDesempenho',
  'percentualAltoDesempenho',
]

/** Warns while the form is filled in: percentages that are missing, and a day another configuration already has — spec 2 §5, §7 (exists) */
export default function FormAlerts({ data: stored }: { data: string | undefined }) {
  const { store } = useScope()
  const { entity, resource, schema } = useEntity()
  const missing = useStore(store, ({ record }) =>
    PERCENTAGES.filter((name) => record[name] === undefined || record[name] === null).join(),
  )
  const dia = useStore(store, ({ record }) => (typeof record.data === 'string' ? record.data : ''))
  const asked = schema.can.read && DAY.test(dia) && dia !== stored
  const { data: taken } = useQuery({
    queryKey: ['ninebox-existe', resource, dia],
    queryFn: ({ signal }) =>
      askJson<boolean>(`/api/${resource}/exists`, new URLSearchParams({ data: dia }), { quiet: true, signal }),
    enabled: asked,
    retry: false,
    gcTime: 0,
  })
  const campos = entity.fields.filter(({ name }) => missing.split(',').includes(name)).map(({ title }) => title)
  const said = [
    ...(campos.length > 0 ? [t.missing(campos)] : []),
    ...(asked && taken ? [t.taken(displayDay(dia))] : []),
  ]
  return (
    <Box role="status">
      {said.length > 0 && (
        <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
          <AlertTitle>{t.title}</AlertTitle>
          {said.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
    </Box>
  )
}
