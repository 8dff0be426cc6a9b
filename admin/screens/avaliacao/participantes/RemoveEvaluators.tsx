import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/FormDialog.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { type Avaliado, CICLOS } from './participantes.ts'
import { participantesTexts as t } from './texts.ts'

interface Props {
  ciclo: number
  avaliados: Avaliado[]
  onClose: () => void
  onChanged: () => unknown
}

/** Takes evaluators out of the whole cycle; who has answered stays — spec 2 §4 */
export default function RemoveEvaluators({ ciclo, avaliados, onClose, onChanged }: Props) {
  const [chosen, setChosen] = useState<number[]>([])
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const people = new Map(
    avaliados.flatMap(({ avaliadores }) =>
      avaliadores.flatMap(({ avaliador }) => (avaliador ? [[avaliador.id, avaliador.nome] as const] : [])),
    ),
  )
  const save = async () => {
    setBusy(true)
    try {
      const { message } = await sendJson<{ message: string }>(
        'POST',
        `/api/${CICLOS}/${ciclo}/participantes/remove-avaliadores`,
        { colaboradoresIds: chosen },
      )
      success(message)
      await onChanged()
      onClose()
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={t.removeEvaluators} {...{ busy, onClose }} submitText={t.remove} onSubmit={save}>
      <FormGroup>
        {[...people]
          .sort(([, a], [, b]) => a.localeCompare(b, 'pt-BR'))
          .map(([id, nome]) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen((now) => (target.checked ? [...now, id] : now.filter((each) => each !== id)))
                  }
                />
              }
              label={nome}
            />
          ))}
      </FormGroup>
    </FormDialog>
  )
}
