import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Cartao } from '#schemas/runtime/answers/utilities/integrations.ts'
import { integracoesTexts as t } from './texts.ts'
import { useCalls } from './useIntegracoes.ts'

/** Exports the Fortes BI data set now, instead of by the nightly job. */
export function DataSet({ cartao }: { cartao: Cartao }) {
  const { exportaDados, anew } = useCalls(cartao)
  const [report, success] = [useReport(), useSuccess()]
  const [running, setRunning] = useState<string>()
  const start = () => exportaDados.mutateAsync().then(({ tarefaId }) => setRunning(tarefaId), report)
  const done = () => {
    setRunning(undefined)
    success(t.exported)
    void anew()
  }
  if (running) return <TaskProgress id={running} words={t.task} onDone={done} onStopped={() => void anew()} />
  return (
    <Box>
      <Button size="small" variant="outlined" loading={exportaDados.isPending} onClick={() => void start()}>
        {t.exportData}
      </Button>
    </Box>
  )
}
