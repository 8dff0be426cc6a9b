import { useDroppable } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import { Fragment } from 'react'
import type { Caixa, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { CaixaMensagem } from './CaixaMensagem.tsx'
import type { Coluna } from './caixas.ts'
import type { MensagemHandlers } from './MensagemActions.tsx'
import { MoveHandle } from './MoveHandle.tsx'
import { type Drag, slotId } from './useDrag.ts'
import type { Reorder } from './useReorder.ts'

interface Props extends MensagemHandlers {
  coluna: Coluna
  caixas: Caixa[]
  hoje: string
  hint: string
  drag?: Drag
  moving?: TipoMensagem
  reorder: Reorder
  onMinimize: (caixa: Caixa) => void
}

/** One column of boxes; while one is dragged, a line where it would go. */
export function ColunaCaixas({ coluna, caixas, drag, moving, reorder, hint, ...rest }: Props) {
  const resting = caixas.filter(({ tipo }) => tipo !== drag?.tipo)
  const slotAt = (index: number) => (
    <Slot id={slotId({ coluna, index })} shown={drag?.place?.coluna === coluna && drag.place.index === index} />
  )
  return (
    <Box
      data-coluna={coluna}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minHeight: { md: 72 },
        ...(drag &&
          caixas.length === 0 && { minHeight: 72, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }),
      }}
    >
      {caixas.map((caixa) => (
        <Fragment key={caixa.tipo}>
          {caixa.tipo !== drag?.tipo && slotAt(resting.indexOf(caixa))}
          <CaixaMensagem
            caixa={caixa}
            moving={moving === caixa.tipo}
            handle={
              <MoveHandle
                caixa={caixa}
                hint={hint}
                stepOf={(direction) => reorder.stepOf(caixa.tipo, direction)}
                onPlace={(place) => reorder.place(caixa.tipo, place)}
              />
            }
            {...rest}
          />
        </Fragment>
      ))}
      {slotAt(resting.length)}
    </Box>
  )
}

/** Drop target: the gap between two boxes, of zero height; a line marks the current one. */
function Slot({ id, shown }: { id: string; shown: boolean }) {
  const { setNodeRef } = useDroppable({ id })
  return (
    <Box
      ref={setNodeRef}
      data-goes-here={shown || undefined}
      sx={{ height: 4, my: -1.25, borderRadius: 2, bgcolor: shown ? 'primary.main' : 'transparent', flexShrink: 0 }}
    />
  )
}
