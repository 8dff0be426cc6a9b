import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { CaixaMensagem } from './CaixaMensagem.tsx'
import type { Caixa, Coluna, TipoMensagem } from './caixas.ts'
import type { MensagemHandlers } from './MensagemActions.tsx'
import { MoveHandle } from './MoveHandle.tsx'
import type { Drag, useDrag } from './useDrag.ts'
import type { Reorder } from './useReorder.ts'

interface Props extends MensagemHandlers, Pick<ReturnType<typeof useDrag>, 'handle' | 'wasDrag'> {
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
export function ColunaCaixas({ coluna, caixas, drag, moving, reorder, handle, wasDrag, hint, ...rest }: Props) {
  const target = drag?.place.coluna === coluna ? drag.place.index : undefined
  const resting = caixas.filter(({ tipo }) => tipo !== drag?.tipo)
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
          {target !== undefined && resting[target]?.tipo === caixa.tipo && <DropLine />}
          <CaixaMensagem
            caixa={caixa}
            moving={moving === caixa.tipo}
            handle={
              <MoveHandle
                {...handle(caixa.tipo)}
                caixa={caixa}
                hint={hint}
                wasDrag={wasDrag}
                stepOf={(direction) => reorder.stepOf(caixa.tipo, direction)}
                onPlace={(place) => reorder.place(caixa.tipo, place)}
                onKeyDown={(event) => reorder.onKeyDown(caixa.tipo, event)}
              />
            }
            {...rest}
          />
        </Fragment>
      ))}
      {target === resting.length && <DropLine />}
    </Box>
  )
}

/** As thick as it is, it moves nothing: it lies in the gap. */
const DropLine = () => <Box sx={{ height: 4, my: -1.25, borderRadius: 2, bgcolor: 'primary.main', flexShrink: 0 }} />
