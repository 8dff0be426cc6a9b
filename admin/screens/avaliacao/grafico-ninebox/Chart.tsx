import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DragArea } from '#admin/drag/DragArea.tsx'
import { usePrint } from '#admin/form/print/usePrint.tsx'
import { useSession } from '#admin/providers/session.ts'
import type { NineBoxChart, NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { Calibration } from './Calibration.tsx'
import { Compare } from './Compare.tsx'
import { Grid } from './Grid.tsx'
import { Log } from './Log.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { caixaDe } from './ninebox.ts'
import { OnPaper } from './OnPaper.tsx'
import { Owing } from './Owing.tsx'
import { People } from './People.tsx'
import { PlanButton } from './PlanButton.tsx'
import { nineboxTexts as t } from './texts.ts'
import { useFollow } from './useFollow.ts'

/** spec 2 §4: milliseconds between choosing a box and scrolling to its list */
const DELAY = 400
const OFFSET = 900

/** The grid, the talents of the chosen box below it, those without an axis beside it; while a calibration is open talents are dragged between boxes. */
export function Chart({ grafico, onChanged }: { grafico: NineBoxChart; onChanged: () => Promise<unknown> }) {
  const [box, setBox] = useState<number>()
  const [move, setMove] = useState<{ id: number; para: number }>()
  const [held, setHeld] = useState(false)
  const { schemas } = useSession()
  const cache = useQueryClient()
  const print = usePrint()
  const mayMove = schemas.some(({ path, can }) => path === 'avaliacao/calibracao-ninebox' && can.update)
  const mayPlan = schemas.some(({ path, can }) => path === 'avaliacao/pdi' && can.create)
  const { calibracao, talentos, semEixo, avaliacaoDesempenho } = grafico
  const movable = calibracao !== null && mayMove
  const changed = async () => {
    await onChanged()
    await cache.invalidateQueries({ queryKey: ['ninebox-movimentos'] })
  }
  // no polling during a drag or while the reason is typed: a concurrent move is reported by the server on saving
  useFollow(movable && !held && move === undefined, changed)
  const moved = move && talentos.find(({ id }) => id === move.id)
  const select = (next: number) => {
    if (caixaDe(grafico, next).quantidade === 0) return
    setBox(next)
    // no scrolling while a calibration is open: the grid is the drop target
    if (!movable) setTimeout(() => window.scrollTo({ top: OFFSET, behavior: 'smooth' }), DELAY)
  }
  print.offer(<OnPaper grafico={grafico} />)
  return (
    <DragArea<NineBoxPlace>
      refusal={() => undefined}
      onDrag={(item) => setHeld(item !== undefined)}
      onDrop={({ data }, { id }) => {
        if (!id.startsWith('lista:') && Number(id) !== data.box) setMove({ id: data.id, para: Number(id) })
      }}
      overlay={({ data }) => (
        <Paper elevation={6} sx={{ p: 1, fontSize: 13.5, fontWeight: 600 }}>
          {data.nome}
        </Paper>
      )}
    >
      <Owing ciclo={avaliacaoDesempenho.id} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Calibration grafico={grafico} onChanged={changed} />
        <Button onClick={print.start}>{t.print}</Button>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }, gap: 3 }}>
        <Grid grafico={grafico} selected={box} onSelect={select} />
        <People grafico={grafico} title={t.without} people={semEixo} movable={false} empty={t.withoutNone} />
      </Box>
      {box !== undefined && (
        <Box sx={{ mt: 3 }}>
          <People
            key={box}
            grafico={grafico}
            title={t.inBox(caixaDe(grafico, box).nomeclatura, caixaDe(grafico, box).quantidade)}
            people={talentos.filter((lugar) => lugar.box === box)}
            movable={movable}
            actions={mayPlan ? (lugar) => <PlanButton lugar={lugar} ciclo={avaliacaoDesempenho.id} /> : () => null}
          />
        </Box>
      )}
      {calibracao && <Log grafico={grafico} calibracao={calibracao.id} mayMove={mayMove} onChanged={changed} />}
      <Compare ciclo={avaliacaoDesempenho.id} />
      {print.area}
      {move && moved && calibracao && (
        <MoveDialog
          lugar={moved}
          para={move.para}
          grafico={grafico}
          calibracao={calibracao.id}
          onClose={() => setMove(undefined)}
          onChanged={changed}
        />
      )}
    </DragArea>
  )
}
