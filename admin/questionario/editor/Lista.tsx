import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { DragArea } from '#admin/drag/DragArea.tsx'
import type { DropPlace } from '#admin/drag/item.ts'
import { Item } from './Item.tsx'
import { comoPergunta, type PerguntaEditada, podeFicar, quandoAparece } from './pergunta.ts'
import { editorTexts as t } from './texts.ts'
import { tituloDoTipo } from './tipos.ts'
import type { Editor } from './useEditor.ts'

interface Props {
  editor: Editor
  fixed: boolean
  onEdit(pergunta: PerguntaEditada): void
  onDuplicate(pergunta: PerguntaEditada): void
  onRemove(pergunta: PerguntaEditada): void
}

const positionOf = ({ id }: DropPlace): number => Number(id.replace('lugar-', ''))

/** Sortable list of the questions, by mouse, touch or keyboard. */
export function Lista({ editor, fixed, onEdit, onDuplicate, onRemove }: Props) {
  const todas = editor.perguntas ?? []
  const perguntas = todas.map(comoPergunta)
  const refusal = (question: PerguntaEditada, para: number) => {
    if (podeFicar(todas, question.id, para)) return undefined
    return para < todas.indexOf(question) ? t.back : t.forward
  }
  const move = (question: PerguntaEditada, para: number) => {
    if (todas.indexOf(question) !== para) void editor.move(question, para)
  }
  return (
    <DragArea<PerguntaEditada>
      said={editor.said}
      overlay={({ label }) => <Paper sx={{ p: 1.25, boxShadow: 4 }}>{label}</Paper>}
      refusal={({ data }, place) => refusal(data, positionOf(place))}
      onDrop={({ data }, place) => {
        if (refusal(data, positionOf(place)) === undefined) move(data, positionOf(place))
      }}
    >
      <Box component="ol" aria-label={t.list} sx={{ m: 0, p: 0 }}>
        {todas.map((registro, at) => {
          const pergunta = perguntas[at] ?? comoPergunta(registro, at)
          return (
            <Item
              key={registro.id}
              {...{ registro, pergunta, at, fixed }}
              last={todas.length - 1}
              condicao={quandoAparece(pergunta, perguntas)}
              tipo={tituloDoTipo(registro.tipo)}
              canUp={at > 0 && podeFicar(todas, registro.id, at - 1)}
              canDown={at < todas.length - 1 && podeFicar(todas, registro.id, at + 1)}
              onMove={(para) => move(registro, para)}
              onEdit={() => onEdit(registro)}
              onDuplicate={() => onDuplicate(registro)}
              onRemove={() => onRemove(registro)}
            />
          )
        })}
      </Box>
    </DragArea>
  )
}
