import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useState } from 'react'
import { FormDialog } from '#admin/shell/FormDialog.tsx'
import type { Avaliado } from './participantes.ts'
import { participantesTexts as t } from './texts.ts'
import { useSend } from './useSend.ts'

interface Props {
  ciclo: number
  avaliados: Avaliado[]
  onClose: () => void
  onChanged: () => unknown
}

/** Takes evaluators out of the whole cycle; who has answered stays — spec 2 §4 */
export default function RemoveEvaluators({ ciclo, avaliados, onClose, onChanged }: Props) {
  const [chosen, setChosen] = useState<number[]>([])
  const { busy, send } = useSend({ ciclo, onClose, onChanged })
  const people = new Map(
    avaliados.flatMap(({ avaliadores }) =>
      avaliadores.flatMap(({ avaliador }) => (avaliador ? [[avaliador.id, avaliador.nome] as const] : [])),
    ),
  )
  return (
    <FormDialog
      title={t.removeEvaluators}
      {...{ busy, onClose }}
      submitText={t.remove}
      onSubmit={() => send('remove-avaliadores', { colaboradoresIds: chosen })}
    >
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
