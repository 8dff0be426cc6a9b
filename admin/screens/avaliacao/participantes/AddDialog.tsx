import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { useId, useState } from 'react'
import { ChoosePeople } from '#admin/desempenho/ChoosePeople.tsx'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import type { PapelOferecido } from '#schemas/runtime/answers/evaluation/cycle.ts'
import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { participantesTexts as t } from './texts.ts'
import { useSend } from './useSend.ts'

interface Props {
  ciclo: number
  papeis: PapelOferecido[]
  /** participants that are evaluated already; without them the dialog offers a picker */
  ids?: number[]
  onClose: () => void
  onChanged: () => unknown
}

type Option = keyof typeof t.options
const roles: [Option, Papel][] = [
  ['preencheAvaliadosLideres', 'L'],
  ['geraAutoavaliacao', 'U'],
  ['preencheAvaliadosLiderados', 'A'],
  ['preencheAvaliadosPares', 'P'],
]

/** Adds evaluated people, with evaluators derived from the hierarchy — spec 2 §3 'Batch actions for participants' */
export default function AddDialog({ ciclo, papeis, ids, onClose, onChanged }: Props) {
  const [chosen, setChosen] = useState<number[]>(ids ?? [])
  const [options, setOptions] = useState<Partial<Record<Option, boolean>>>({})
  const { busy, send } = useSend({ ciclo, onClose, onChanged })
  const legend = useId()
  return (
    <FormDialog
      title={ids ? t.addFor(ids.length) : t.add}
      maxWidth="md"
      submitText={t.save}
      {...{ busy, onClose }}
      onSubmit={() => send('adiciona', { colaboradoresIds: chosen, ...options })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!ids && <ChoosePeople value={chosen} onChange={setChosen} />}
        <Box>
          <FormLabel id={legend}>{t.evaluators}</FormLabel>
          <FormGroup role="group" aria-labelledby={legend}>
            {roles.map(([name, papel]) => {
              const motivo = papeis.find((each) => each.papel === papel)?.motivo
              return (
                <FormControlLabel
                  key={name}
                  disabled={motivo !== undefined}
                  control={
                    <Checkbox
                      size="small"
                      checked={options[name] === true}
                      onChange={({ target }) => setOptions((now) => ({ ...now, [name]: target.checked }))}
                    />
                  }
                  label={motivo === undefined ? t.options[name] : `${t.options[name]}: ${motivo}`}
                />
              )
            })}
          </FormGroup>
        </Box>
      </Box>
    </FormDialog>
  )
}
