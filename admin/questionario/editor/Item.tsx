import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { MouseEvent, ReactNode } from 'react'
import { useDragged, useDropPlace } from '#admin/drag/useDragged.ts'
import { limitesDe, NOTA, type Pergunta, temOpcoes } from '#schemas/runtime/questionario/pergunta.ts'
import type { PerguntaEditada } from './pergunta.ts'
import { editorTexts as t } from './texts.ts'

export interface ItemProps {
  registro: PerguntaEditada
  pergunta: Pergunta
  /** its condition as a sentence */
  condicao: string | undefined
  tipo: string
  at: number
  last: number
  fixed: boolean
  canUp: boolean
  canDown: boolean
  onMove(para: number): void
  onEdit(): void
  onDuplicate(): void
  onRemove(): void
}

/** A question in the list: drag, move buttons, edit, duplicate, delete. */
export function Item(props: ItemProps) {
  const { registro, pergunta, at, fixed } = props
  const place = useDropPlace({ id: `lugar-${at}`, name: t.place(at + 1) })
  const item = { id: `pergunta-${registro.id}`, label: `${at + 1}. ${registro.texto}`, data: registro }
  const dragged = useDragged(item, fixed)
  return (
    <Box component="li" ref={place.ref} sx={{ listStyle: 'none' }}>
      <Box
        ref={dragged.ref}
        {...dragged.props}
        data-pergunta={registro.id}
        sx={{
          ...{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 1.25, mb: 1, borderRadius: 1 },
          ...{ border: 1, borderColor: place.over ? 'primary.main' : 'divider', bgcolor: 'background.paper' },
          ...(dragged.moving && { opacity: 0.4 }),
          ...(!fixed && { cursor: 'grab' }),
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        {!fixed && <DragIndicator aria-hidden sx={{ color: 'text.disabled', mt: 0.25 }} />}
        <Typography component="span" sx={{ minWidth: 22, fontWeight: 600, color: 'text.secondary' }}>
          {at + 1}.
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{registro.texto}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {factsOf(pergunta, props.tipo).join(' · ')}
          </Typography>
          {props.condicao && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: 'info.main', mt: 0.25 }}>
              {props.condicao}
            </Typography>
          )}
        </Box>
        {!fixed && <Buttons {...props} />}
      </Box>
    </Box>
  )
}

function factsOf(pergunta: Pergunta, tipo: string): string[] {
  const { aspecto, peso = 1, obrigatoria, opcoes = [] } = pergunta
  return [
    tipo,
    ...(pergunta.tipo === NOTA ? [t.marks(...limitesDe(pergunta))] : []),
    ...(temOpcoes(pergunta.tipo) ? [t.options(opcoes.length)] : []),
    ...(aspecto ? [aspecto] : []),
    ...(peso === 1 ? [] : [t.weight(peso)]),
    ...(obrigatoria ? [] : [t.optional]),
  ]
}

function Buttons(props: ItemProps) {
  const { texto } = props.registro
  return (
    <Box
      sx={{ display: 'flex', flexShrink: 0, width: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-end' }}
      // presses on the buttons must not start a drag
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
    >
      <Press label={t.up(texto)} off={!props.canUp} stays onPress={() => props.onMove(props.at - 1)}>
        <ArrowUpward fontSize="small" />
      </Press>
      <Press label={t.down(texto)} off={!props.canDown} stays onPress={() => props.onMove(props.at + 1)}>
        <ArrowDownward fontSize="small" />
      </Press>
      <Press label={t.edit(texto)} onPress={props.onEdit}>
        <Edit fontSize="small" />
      </Press>
      <Press label={t.duplicate(texto)} onPress={props.onDuplicate}>
        <ContentCopy fontSize="small" />
      </Press>
      <Press label={t.remove(texto)} onPress={props.onRemove}>
        <Delete fontSize="small" />
      </Press>
    </Box>
  )
}

interface PressProps {
  label: string
  off?: boolean
  /** keeps the focus while its question moves */
  stays?: boolean
  onPress(): void
  children: ReactNode
}

function Press({ label, off = false, stays = false, onPress, children }: PressProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    if (off) return
    const button = event.currentTarget
    onPress()
    if (stays) requestAnimationFrame(() => button.focus())
  }
  return (
    <IconButton
      size="small"
      aria-label={label}
      data-tip={label}
      aria-disabled={off || undefined}
      onClick={press}
      sx={off ? { opacity: 0.3, cursor: 'default' } : undefined}
    >
      {children}
    </IconButton>
  )
}
