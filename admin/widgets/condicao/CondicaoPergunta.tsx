import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { limitesDe, NOTA, type Pergunta, type Tipo, temOpcoes } from '#schemas/runtime/questionario/pergunta.ts'
import { type PerguntaOlhada, usePerguntaOlhada } from './anteriores.ts'
import { condicaoTexts as t } from './texts.ts'

interface Condicao {
  pergunta?: { id?: number }
  notaDe?: number
  notaAte?: number
}

/** Condition on the answer to an earlier question: its options, or a range of marks, which is stored in sibling fields of the condition. */
export default function CondicaoPergunta(props: WidgetProps) {
  const { store } = useScope()
  const condicao = useStore(store, (s) => (s.record as RecordData).condicao as Condicao | undefined)
  const olhada = usePerguntaOlhada(condicao?.pergunta?.id)
  if (!olhada) return null
  const { tipo } = olhada
  const help = temOpcoes(tipo as Tipo) ? t.any : tipo === NOTA ? t.marks(...limitesDe(olhada as Pergunta)) : t.answered
  return (
    <GroupFrame {...props} help={help}>
      {temOpcoes(tipo as Tipo) && <Opcoes {...props} olhada={olhada} />}
      {tipo === NOTA && <Notas key={condicao?.pergunta?.id} {...props} condicao={condicao} />}
    </GroupFrame>
  )
}

type Parte = WidgetProps & { olhada: PerguntaOlhada }

function Opcoes({ value, onChange, onBlur, disabled, readOnly, olhada }: Parte) {
  const marcadas = Array.isArray(value) ? (value as number[]) : []
  const toggle = (id: number) => {
    const next = marcadas.includes(id) ? marcadas.filter((one) => one !== id) : [...marcadas, id]
    onChange(next.length > 0 ? next : undefined)
    onBlur()
  }
  return (
    <Stack sx={{ px: 0.5 }}>
      {(olhada.respostas ?? []).map(({ id, texto }) => (
        <FormControlLabel
          key={id}
          label={texto}
          disabled={disabled || readOnly}
          control={<Checkbox size="small" checked={marcadas.includes(id)} onChange={() => toggle(id)} />}
        />
      ))}
    </Stack>
  )
}

function Notas({ disabled, readOnly, onBlur, condicao }: WidgetProps & { condicao: Condicao | undefined }) {
  const { setValue } = useScope()
  const box = (label: string, path: string, stored: number | undefined) => (
    <Nota
      label={label}
      stored={stored}
      disabled={disabled || readOnly}
      onNota={(nota) => setValue(path, nota)}
      onBlur={onBlur}
    />
  )
  return (
    <Stack direction="row" spacing={1.5} sx={{ p: 0.5, pt: 1 }}>
      {box(t.from, 'condicao.notaDe', condicao?.notaDe)}
      {box(t.to, 'condicao.notaAte', condicao?.notaAte)}
    </Stack>
  )
}

interface NotaProps {
  label: string
  stored: number | undefined
  disabled: boolean
  onNota(nota: number | undefined): void
  onBlur(): void
}

function Nota({ label, stored, disabled, onNota, onBlur }: NotaProps) {
  const [text, setText] = useState(stored === undefined ? '' : String(stored).replace('.', ','))
  const type = (next: string) => {
    setText(next)
    const nota = Number(next.replace(',', '.'))
    onNota(next.trim() === '' || Number.isNaN(nota) ? undefined : nota)
  }
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={text}
      disabled={disabled}
      onChange={({ target }) => type(target.value.replace(/[^\d,.-]/g, ''))}
      onBlur={onBlur}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 7 } }}
    />
  )
}
