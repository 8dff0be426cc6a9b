import FlagOutlined from '@mui/icons-material/FlagOutlined'
import Button from '@mui/material/Button'
import Sheet from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TreeChart } from '#admin/charts/tree/TreeChart.tsx'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { GoalTree } from '#schemas/runtime/answers/evaluation/goals.ts'
import { newObjective, newPeriod, OBJECTIVE } from './addresses.ts'
import { BoxContent, GOAL_LOOKS } from './BoxContent.tsx'
import { Panel } from './Panel.tsx'
import { Summary } from './Summary.tsx'
import { type Box, shownOf, type Wanted } from './shown.ts'
import { Toolbar } from './Toolbar.tsx'
import { metasTexts as t } from './texts.ts'
import { useTree } from './useMetas.ts'

const nameOf = ({ titulo }: Box): string => titulo
const render = (node: Box) => <BoxContent node={node} />

const idIn = (params: URLSearchParams, name: string): number | undefined => Number(params.get(name)) || undefined

/** The goals of a period as a tree, and one objective in a panel. Period, objective and "only mine" are query parameters. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useTree(idIn(params, 'periodo'))
  const creates = useSession().schemas.some(({ path, can }) => path === OBJECTIVE && can.create)
  const opened = idIn(params, 'objetivo')
  const go = (name: string, value: number | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, String(value))
        return next
      },
      { replace: true },
    )
  const create = creates && data?.periodo !== undefined && (
    <Button variant="contained" component={AppLink} to={newObjective({ periodo: { id: data.periodo } })}>
      {t.newObjective}
    </Button>
  )
  return (
    <>
      <PageHeader actions={create || undefined} />
      {error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : !data ? (
        <Skeleton variant="rectangular" height={420} />
      ) : data.periodo === undefined ? (
        <NoPeriod />
      ) : (
        <Goals
          tree={data}
          mine={params.get('minhas') === 'sim'}
          onPeriod={(id) => go('periodo', id)}
          onOpen={({ id }) => go('objetivo', id)}
        />
      )}
      {opened !== undefined && (
        <Panel
          key={opened}
          id={opened}
          periodo={data?.periodo}
          title={data?.objetivos.find(({ id }) => id === opened)?.titulo ?? ''}
          onClose={() => go('objetivo', undefined)}
        />
      )}
    </>
  )
}

interface Props {
  tree: GoalTree
  mine: boolean
  onPeriod(id: number): void
  onOpen(node: Box): void
}

function Goals({ tree, mine, onPeriod, onOpen }: Props) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  const [wanted, setWanted] = useState<Wanted>({ mine: mine && tree.talento !== undefined })
  const [chosenList, setList] = useState<boolean>()
  const [zoom, setZoom] = useState(1)
  const list = chosenList ?? narrow
  const { objetivos, areas } = tree
  const nodes = useMemo(() => shownOf(objetivos, areas, wanted), [objetivos, areas, wanted])
  const counted = useMemo(
    () => shownOf(objetivos, areas, { ...wanted, confidence: undefined }).filter(({ aside }) => !aside),
    [objetivos, areas, wanted],
  )
  return (
    <>
      <Toolbar {...{ tree, wanted, list, zoom, onPeriod }} onWant={setWanted} onList={setList} onZoom={setZoom} />
      <Summary
        objetivos={counted}
        chosen={wanted.confidence}
        onChoose={(confidence) => setWanted({ ...wanted, confidence })}
      />
      {nodes.length === 0 ? (
        <NothingYet icon={FlagOutlined} title={emptyTitle(tree, wanted)}>
          {objetivos.length === 0 ? t.nothingHint : undefined}
        </NothingYet>
      ) : (
        <Sheet variant="outlined" sx={[GOAL_LOOKS, { p: { xs: 1, sm: 2 } }]}>
          <TreeChart
            label={title}
            {...{ nodes, nameOf, render, list, zoom, onOpen }}
            key={tree.periodo}
            onZoom={setZoom}
          />
        </Sheet>
      )}
    </>
  )
}

const emptyTitle = ({ objetivos }: GoalTree, { mine, ...others }: Wanted): string =>
  objetivos.length === 0
    ? t.nothing
    : mine && Object.values(others).every((value) => value === undefined)
      ? t.nothingMine
      : t.nothingFound

/** Shown before any period exists; links to its form for users who may create one. */
function NoPeriod() {
  const creates = useSession().schemas.some(({ path, can }) => path === 'avaliacao/periodo-meta' && can.create)
  return (
    <NothingYet
      icon={FlagOutlined}
      title={t.noPeriod}
      action={
        creates ? (
          <Button variant="contained" component={AppLink} to={newPeriod}>
            {t.newPeriod}
          </Button>
        ) : undefined
      }
    >
      {creates ? t.noPeriodHint : undefined}
    </NothingYet>
  )
}
