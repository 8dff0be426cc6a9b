import Close from '@mui/icons-material/Close'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import OpenInFull from '@mui/icons-material/OpenInFull'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactElement, useEffect, useRef } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { commonTexts } from '#admin/i18n/common.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { useEntity } from '../../entity-context.ts'
import { RecordProblem } from '../../record/RecordProblem.tsx'
import { RecordSummary } from '../RecordSummary.tsx'
import { summaryTexts as t } from '../texts.ts'
import { useRecordRefresh } from '../useRecordRefresh.ts'
import { searchShowing, shownIn } from './panel-address.ts'
import { usePanelKeys } from './usePanelKeys.ts'

/** Width in pixels: beside the list on a wide screen, else over it. */
const WIDTH = 520

interface Props {
  id: number
  /** ids of the list in order; by default those of the open page */
  ids?: number[]
  onChanged: () => void
}

/** Record page in a panel beside its list; actions in it never leave the list. */
export default function RecordPanel({ id, ids = idsShown(), onChanged }: Props) {
  const { entity, resource } = useEntity()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const beside = useMediaQuery('(min-width: 1100px)', { noSsr: true })
  const { data, error, refetch } = useGetOne(resource, { id }, { onError: () => undefined })
  const refresh = useRecordRefresh()
  const box = useRef<HTMLDivElement>(null)
  const place = ids.indexOf(id)
  const go = (to: number | undefined) => navigate({ pathname, search: searchShowing(search, to) }, { replace: true })
  const close = () => {
    go(undefined)
    focusOn(id)
  }
  const step = (by: number) => {
    const to = place < 0 ? undefined : ids[place + by]
    if (to !== undefined) go(to)
  }
  usePanelKeys({ close, step })
  useEffect(() => box.current?.focus(), [])
  // another record starts scrolled to its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says when another one is shown
  useEffect(() => {
    box.current?.scrollTo(0, 0)
  }, [id])
  const changed = () => {
    refresh()
    onChanged()
  }
  const tools = (
    <Tools
      address={`/${resource}/${id}/ficha`}
      place={place < 0 ? undefined : t.place(place + 1, ids.length)}
      previous={place > 0 ? () => step(-1) : undefined}
      following={place >= 0 && place < ids.length - 1 ? () => step(1) : undefined}
      onClose={close}
    />
  )
  return (
    <Drawer
      anchor="right"
      open
      variant={beside ? 'persistent' : 'temporary'}
      onClose={close}
      slotProps={{
        paper: {
          ref: box,
          role: 'dialog',
          tabIndex: -1,
          'aria-label': data ? labelOf(entity, data) : entity.title,
          ...(beside ? {} : { 'aria-modal': true }),
          sx: {
            ...{
              width: { xs: '100vw', sm: `min(100vw, ${WIDTH}px)` },
              p: { xs: 1.5, sm: 2 },
              '&:focus-visible': { outline: 'none' },
            },
            ...{ bgcolor: 'background.default' },
            ...(beside && { top: 56, height: 'calc(100dvh - 56px)', boxShadow: 6, borderColor: 'divider' }),
          },
        } as object,
      }}
    >
      {beside && <GlobalStyles styles={LIST_BESIDE} />}
      {error && !data ? (
        <>
          {tools}
          <RecordProblem error={error} onRetry={() => void refetch()} />
        </>
      ) : data && data.id === id ? (
        <ActionHost
          onDeleted={() => {
            onChanged()
            go(ids[place + 1] ?? ids[place - 1])
          }}
          onChanged={changed}
        >
          <RecordSummary key={id} record={data as RaRecord} tools={tools} back={`${pathname}${search}`} />
        </ActionHost>
      ) : (
        <>
          {tools}
          <PageSkeleton />
        </>
      )}
    </Drawer>
  )
}

/** Narrows the list: the panel covers the place of the links at the right edge. */
const LIST_BESIDE = { '#conteudo': { paddingRight: `${WIDTH - 20}px !important` } }

/** Links of cards and events that open the panel, in document order. */
const linksShown = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('main a[href*="registro="]'),
]

const idOf = ({ search }: HTMLAnchorElement): number => shownIn(search) ?? 0

const idsShown = (): number[] => [...new Set(linksShown().map(idOf))]

/** Moves the focus to the record's link in the list. */
const focusOn = (id: number): void =>
  linksShown()
    .find((link) => idOf(link) === id)
    ?.focus()

interface ToolsProps {
  address: string
  place?: string
  previous?: () => void
  following?: () => void
  onClose: () => void
}

function Tools({ address, place, previous, following, onClose }: ToolsProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mb: 1, mt: -0.5, mx: -0.5, '@media print': { display: 'none' } }}>
      <Tool title={t.previous} onClick={previous}>
        <KeyboardArrowUp fontSize="small" />
      </Tool>
      <Tool title={t.following} onClick={following}>
        <KeyboardArrowDown fontSize="small" />
      </Tool>
      <Typography variant="caption" color="text.secondary" sx={{ flex: 1, ml: 0.5 }} role="status">
        {place}
      </Typography>
      <Tooltip title={t.whole}>
        <IconButton component={AppLink} to={address} size="small" aria-label={t.whole}>
          <OpenInFull sx={{ fontSize: 17 }} />
        </IconButton>
      </Tooltip>
      <Tool title={commonTexts.close} onClick={onClose}>
        <Close fontSize="small" />
      </Tool>
    </Box>
  )
}

const Tool = ({ title, onClick, children }: { title: string; onClick?: () => void; children: ReactElement }) => (
  <Tooltip title={title}>
    <span>
      <IconButton size="small" aria-label={title} onClick={onClick} disabled={onClick === undefined}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)
