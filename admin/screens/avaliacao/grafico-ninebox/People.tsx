import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useDragged, useDropPlace } from '#admin/drag/useDragged.ts'
import { initialsOf } from '#admin/shell/names.ts'
import type { NineBoxChart, NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { caixaDe, eixosDe } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'
import { type Today, useToday } from './useToday.ts'

/** Talents rendered at first, and added by each "more": a box may hold some hundreds. */
const PAGE = 50

interface Props {
  grafico: NineBoxChart
  title: string
  people: NineBoxPlace[]
  /** whether they are dragged to other boxes */
  movable: boolean
  actions?: (lugar: NineBoxPlace) => ReactNode
  empty?: string
}

/** Talents with picture, position and both percentages; calibrated ones also with their computed box. */
export function People({ grafico, title, people, movable, actions, empty }: Props) {
  const [shown, setShown] = useState(PAGE)
  // the list is a drop target too: a talent dropped back here is not moved
  const { ref } = useDropPlace({ id: `lista:${title}`, name: title })
  const drawn = people.slice(0, shown)
  const today = useToday(drawn.map(({ id }) => id))
  return (
    <Box ref={ref} component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {people.length === 0 && empty && (
        <Typography variant="body2" color="text.secondary">
          {empty}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {drawn.map((lugar) => (
          <li key={lugar.id}>
            <Person {...{ grafico, lugar, movable }} today={todayOf(today.get(lugar.id))} actions={actions?.(lugar)} />
          </li>
        ))}
      </Box>
      {people.length > shown && (
        <Button sx={{ mt: 1 }} onClick={() => setShown(shown + PAGE)}>
          {t.more}
        </Button>
      )}
    </Box>
  )
}

/** 'Hoje: Logística', or that the talent has left the company. */
const todayOf = (talento: Today | undefined): string | undefined =>
  talento?.situacao === 'D' ? t.gone : talento?.areaOrganizacional?.nome && t.today(talento.areaOrganizacional.nome)

interface PersonProps extends Pick<Props, 'grafico' | 'movable'> {
  lugar: NineBoxPlace
  today: string | undefined
  actions: ReactNode
}

function Person({ grafico, lugar, movable, today, actions }: PersonProps) {
  const { id, nome, foto, cargo, movimentoId, calculado, box } = lugar
  const label = box === null ? nome : `${nome}, ${caixaDe(grafico, box).nomeclatura}`
  const { ref, props, moving } = useDragged({ id: String(id), label, data: lugar }, !movable)
  return (
    <Paper
      ref={ref}
      variant="outlined"
      {...(movable ? props : {})}
      data-talento={id}
      sx={{
        ...{ p: 1, height: '100%', display: 'flex', gap: 1, cursor: movable ? 'grab' : 'default' },
        ...(moving && { borderStyle: 'dashed', '& > *': { visibility: 'hidden' } }),
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <Avatar
        aria-hidden
        src={foto ? `/api/arquivos/${foto}` : undefined}
        alt=""
        sx={{ width: 34, height: 34, fontSize: 13, fontWeight: 700, bgcolor: 'brand.soft', color: 'text.primary' }}
      >
        {initialsOf(nome)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontSize: 13.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
        <Typography variant="body2" color="text.secondary">
          {cargo}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {eixosDe(lugar)}
        </Typography>
        {today && (
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {today}
          </Typography>
        )}
        {movimentoId !== null && calculado !== null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
            <Chip size="small" variant="outlined" color="info" label={t.calibrated} />
            <Typography variant="caption">{t.computed(caixaDe(grafico, calculado).nomeclatura)}</Typography>
          </Box>
        )}
        {actions}
      </Box>
    </Paper>
  )
}
