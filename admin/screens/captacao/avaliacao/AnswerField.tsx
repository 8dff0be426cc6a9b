import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { Resposta } from './avaliacao.ts'
import { avaliacaoTexts } from './texts.ts'

interface Props {
  pergunta: Resposta
  onChange: (changes: Partial<Resposta>) => void
}

/** Marks up to this many stand side by side; more are typed. */
const mostMarks = 11

/** What a question's kind asks for, and its comment. */
export function AnswerField({ pergunta, onChange }: Props) {
  const { pedeComentario, comentario = '' } = pergunta
  return (
    <>
      <Kind pergunta={pergunta} onChange={onChange} />
      {pedeComentario && (
        <TextField
          fullWidth
          multiline
          size="small"
          label={pedeComentario}
          value={comentario}
          onChange={({ target }) => onChange({ comentario: target.value })}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          sx={{ mt: 1.5 }}
        />
      )}
    </>
  )
}

function Kind({ pergunta, onChange }: Props) {
  const { tipo, ordem, resposta = '' } = pergunta
  if (tipo === 'NOTA') return <Mark pergunta={pergunta} onChange={onChange} />
  if (tipo !== 'SUBJETIVA') return <Options pergunta={pergunta} onChange={onChange} />
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      size="small"
      value={resposta}
      onChange={({ target }) => onChange({ resposta: target.value })}
      slotProps={{ htmlInput: { 'aria-label': avaliacaoTexts.answerOf(ordem), maxLength: 4000 } }}
    />
  )
}

function Mark({ pergunta: { ordem, nota, notaMinima = 0, notaMaxima = 10 }, onChange }: Props) {
  const label = avaliacaoTexts.mark(ordem, notaMinima, notaMaxima)
  const count = notaMaxima - notaMinima + 1
  if (count > mostMarks)
    return (
      <TextField
        size="small"
        type="number"
        value={nota ?? ''}
        onChange={({ target }) => onChange({ nota: target.value === '' ? undefined : Number(target.value) })}
        slotProps={{ htmlInput: { 'aria-label': label, min: notaMinima, max: notaMaxima, step: 'any' } }}
      />
    )
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={nota ?? null}
      aria-label={label}
      onChange={(_event, chosen: number | null) => onChange({ nota: chosen ?? undefined })}
      sx={{
        flexWrap: 'wrap',
        '&& .MuiToggleButton-root': { m: 0, border: 1, borderColor: 'divider', borderRadius: 0 },
      }}
    >
      {Array.from({ length: count }, (_, i) => notaMinima + i).map((each) => (
        <ToggleButton key={each} value={each} sx={{ minWidth: 40 }}>
          {each}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function Options({ pergunta: { tipo, ordem, opcoes = [], respostasIds = [] }, onChange }: Props) {
  if (tipo === 'OBJETIVA')
    return (
      <RadioGroup
        aria-label={avaliacaoTexts.answerOf(ordem)}
        value={respostasIds[0] ?? null}
        onChange={({ target }) => onChange({ respostasIds: [Number(target.value)] })}
      >
        {opcoes.map(({ id, texto }) => (
          <FormControlLabel key={id} value={id} control={<Radio size="small" />} label={texto} />
        ))}
      </RadioGroup>
    )
  const toggle = (id: number) =>
    onChange({
      respostasIds: respostasIds.includes(id) ? respostasIds.filter((one) => one !== id) : [...respostasIds, id],
    })
  return (
    <FormGroup role="group" aria-label={avaliacaoTexts.answerOf(ordem)}>
      <Typography variant="body2" color="text.secondary">
        {avaliacaoTexts.several}
      </Typography>
      {opcoes.map(({ id = 0, texto }) => (
        <FormControlLabel
          key={id}
          control={<Checkbox size="small" checked={respostasIds.includes(id)} onChange={() => toggle(id)} />}
          label={texto}
        />
      ))}
    </FormGroup>
  )
}
