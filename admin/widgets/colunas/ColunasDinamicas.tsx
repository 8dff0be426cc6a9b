import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOptionalScope } from '#admin/form/state/scope.ts'
import Chips from '#admin/form/widgets/lists/Chips.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { colunasTexts as t } from './texts.ts'

const BASE = '/api/gestao-talentos/relatorios/talento-dinamico'
const CONFIG = `${BASE}/config-relatorio-dinamico`

interface Coluna {
  valor: string
  titulo: string
}

interface Config {
  titulo: string
  colunasDinamicas: string[]
}

/** Columns of the dynamic report, in order of selection; the last selection is stored. */
export default function ColunasDinamicas(props: WidgetProps) {
  const { data } = useQuery({
    queryKey: ['talento-dinamico', 'colunas'],
    queryFn: ({ signal }) => getJson<Coluna[]>(`${BASE}/colunas`, { quiet: true, signal }),
  })
  const options = data?.map(({ valor, titulo }) => ({ value: valor, title: titulo })) ?? []
  return (
    <Box>
      <Chips {...props} field={{ ...props.field, options }} />
      {!props.readOnly && <Kept {...props} />}
    </Box>
  )
}

function Kept({ value, onChange, disabled }: WidgetProps) {
  const scope = useOptionalScope()
  const report = useReport()
  const success = useSuccess()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(report)
    setBusy(false)
  }
  const keep = () =>
    run(async () => {
      const { titulo = '' } = (scope?.store.record ?? {}) as { titulo?: string }
      await sendJson('PUT', CONFIG, { titulo, colunasDinamicas: value })
      success(t.kept)
    })
  const use = () =>
    run(async () => {
      const { titulo, colunasDinamicas } = await getJson<Config>(CONFIG)
      if (colunasDinamicas.length === 0) return success(t.none)
      onChange(colunasDinamicas)
      scope?.setValue('titulo', titulo || undefined)
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      <Button size="small" disabled={disabled || busy || !Array.isArray(value)} onClick={() => void keep()}>
        {t.keep}
      </Button>
      <Button size="small" disabled={disabled || busy} onClick={() => void use()}>
        {t.use}
      </Button>
    </Box>
  )
}
