import { DndContext, DragOverlay } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useCallback, useRef } from 'react'
import { useSession } from '#admin/providers/session.ts'
import type { Caixa } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { ColunaCaixas } from './ColunaCaixas.tsx'
import type { Coluna } from './caixas.ts'
import { DragGhost } from './DragGhost.tsx'
import { caixasTexts } from './texts.ts'
import { useDrag } from './useDrag.ts'
import { useSaveCaixas } from './useMensagens.ts'
import { useMessageDialogs } from './useMessageDialogs.tsx'
import { useReorder } from './useReorder.ts'

const colunas: Coluna[] = ['esquerda', 'direita']
const hint = 'caixas-instrucoes'

/** The boxes in their columns, and what opens from them. */
export default function Caixas({ stored }: { stored: Caixa[] }) {
  const { hoje } = useSession().info
  const below = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const area = useRef<HTMLDivElement>(null)
  const reorder = useReorder(stored, below, area)
  const { drag, context } = useDrag(reorder)
  const { handlers, dialogs } = useMessageDialogs(stored)
  const { mutate: save } = useSaveCaixas()
  const latest = useRef(reorder.caixas)
  latest.current = reorder.caixas
  const minimize = useCallback(
    ({ tipo, minimizado }: Caixa) =>
      save(latest.current.map((one) => (one.tipo === tipo ? { ...one, minimizado: !minimizado } : one))),
    [save],
  )

  const moving = drag?.tipo ?? reorder.lifted
  return (
    <DndContext {...context}>
      <Box
        ref={area}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'stretch',
        }}
      >
        {colunas.map((coluna) => (
          <ColunaCaixas
            key={coluna}
            coluna={coluna}
            caixas={reorder.caixas.filter((caixa) => caixa.coluna === coluna)}
            hoje={hoje}
            hint={hint}
            drag={drag}
            moving={moving}
            reorder={reorder}
            onMinimize={minimize}
            {...handlers}
          />
        ))}
      </Box>
      <div id={hint} hidden>
        {caixasTexts.hint}
      </div>
      <div aria-live="assertive" style={visuallyHidden}>
        {reorder.said}
      </div>
      <DragOverlay dropAnimation={null}>
        {drag && <DragGhost titulo={stored.find(({ tipo }) => tipo === drag.tipo)?.titulo ?? ''} />}
      </DragOverlay>
      {dialogs}
    </DndContext>
  )
}
