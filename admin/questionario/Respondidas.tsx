import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { decimalText, Lida } from '#admin/form/questionario/Lida.tsx'
import { Perguntas } from '#admin/form/questionario/Perguntas.tsx'
import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { foiRespondida, type Respondida, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { Folha } from './Folha.tsx'
import { responderTexts as t } from './texts.ts'

/** An answer with its result. */
export interface ComResultado extends Respondida {
  /** percentage reached */
  alcancado?: number
  sugerida?: string
}

interface Props {
  itens: readonly ComResultado[]
  /** handed in: shows the percentage reached per question */
  entregue: boolean
  /** results are shown: weights, shares, suggested answers */
  resultado: boolean
  semSecoes?: boolean
  fatos?(item: Respondida): string | undefined
  extra?(item: Respondida): ReactNode
  /** stores percentages for text answers; absent: not permitted */
  corrige?(correcoes: { perguntaId: number; correcao: number }[]): Promise<void>
}

/** Answers, read-only, with their results; text answers are graded here. */
export function Respondidas({ itens, entregue, resultado, semSecoes, fatos, extra, corrige }: Props) {
  const [marks, setMarks] = useState<Record<number, string>>({})
  const [saving, setSaving] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const porId = new Map(itens.map((item) => [item.pergunta.id, item]))
  const given = Object.entries(marks).filter(([, mark]) => mark !== '')
  const wrong = given.some(([, mark]) => !/^(100|\d{1,2})$/.test(mark))
  const escrito = (item: Respondida) => item.pergunta.tipo === SUBJETIVA && foiRespondida(item)
  const correctable = corrige !== undefined && entregue && itens.some(escrito)
  const save = async () => {
    setSaving(true)
    try {
      await corrige?.(given.map(([id, mark]) => ({ perguntaId: Number(id), correcao: Number(mark) })))
      setMarks({})
      success(t.corrected)
    } catch (error) {
      report(error)
    } finally {
      setSaving(false)
    }
  }
  const lida = (item: Respondida) => (
    <>
      <Lida item={item} pesos={resultado} sugerida={porId.get(item.pergunta.id)?.sugerida} />
      {correctable && escrito(item) && (
        <TextField
          size="small"
          label={t.correction}
          value={marks[item.pergunta.id] ?? item.resposta.correcao ?? ''}
          onChange={({ target }) =>
            setMarks((now) => ({ ...now, [item.pergunta.id]: target.value.replace(/\D/g, '').slice(0, 3) }))
          }
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': t.correctionOf(item.pergunta.ordem) } }}
          sx={{ width: 140 }}
        />
      )}
    </>
  )
  const nota = (item: Respondida) =>
    [fatos?.(item), entregue && resultado && alcancado(porId.get(item.pergunta.id))].filter(Boolean).join(' · ')
  return (
    <Folha>
      <Perguntas itens={itens} lida={lida} nota={nota} extra={extra} semSecoes={semSecoes} />
      {correctable && (
        <Box sx={{ mt: 3 }}>
          <Button
            variant="contained"
            loading={saving}
            disabled={given.length === 0 || wrong}
            onClick={() => void save()}
          >
            {t.saveCorrection}
          </Button>
        </Box>
      )}
    </Folha>
  )
}

function alcancado(item: ComResultado | undefined): string | undefined {
  if (!item) return undefined
  if (item.alcancado !== undefined) return questionarioTexts.reached(decimalText(item.alcancado))
  const open = item.pergunta.tipo === SUBJETIVA && foiRespondida(item)
  return open ? questionarioTexts.toCorrect : questionarioTexts.notCounted
}
