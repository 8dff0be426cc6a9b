import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Sheet from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import { TreeChart } from '#admin/charts/tree/TreeChart.tsx'
import { TreePaper } from '#admin/charts/tree/TreePaper.tsx'
import { usePrint } from '#admin/form/print/usePrint.tsx'
import { useSession } from '#admin/providers/session.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { BOX_LOOKS, BoxContent } from './BoxContent.tsx'
import { type Paper, PrintMenu } from './PrintMenu.tsx'
import { Toolbar } from './Toolbar.tsx'
import { organogramaTexts as t } from './texts.ts'
import { type Node, useOrganograma, useWithPhotos, type View } from './useOrganograma.ts'

const nameOf = ({ nome }: Node): string => nome
const render = (node: Node) => <BoxContent node={node} />
const onPaper = (node: Node) => <BoxContent node={node} whole />

/** Organisational chart: areas with their responsibles, or people by manager. */
export default function Screen() {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  const [view, setView] = useState<View>('areas')
  const [em, setEm] = useState('')
  const [area, setArea] = useState<number>()
  const [chosenList, setList] = useState<boolean>()
  const [zoom, setZoom] = useState(1)
  const [search, setSearch] = useState({ text: '', at: 0 })
  const { data, error, refetch } = useOrganograma(view, em, area)
  const print = usePrint()
  const list = chosenList ?? narrow
  const hits = useMemo(() => found(data ?? [], search.text), [data, search.text])
  const marked = hits[search.at % Math.max(1, hits.length)]
  const nodes = useWithPhotos(data)
  const { info } = useSession()
  const chart = { label: title, nodes, nameOf, render }
  const start = (paper: Paper) => {
    const heading = t.paper(title, info.empresa.nome, displayDay(em || info.hoje))
    print.offer(
      <Box sx={BOX_LOOKS}>
        {paper === 'list' ? (
          <TreeChart {...chart} list zoom={1} />
        ) : (
          <TreePaper title={heading} nodes={nodes} render={onPaper} onePage={paper === 'one'} />
        )}
      </Box>,
    )
    print.start()
  }
  const change = (next: View) => {
    setView(next)
    setArea(undefined)
    setSearch({ text: '', at: 0 })
  }
  return (
    <>
      <PageHeader actions={<PrintMenu nodes={nodes} onPrint={start} />} />
      <Toolbar
        {...{ view, em, list, zoom, search, hits: hits.length }}
        onView={change}
        onDay={setEm}
        onList={setList}
        onZoom={setZoom}
        onSearch={setSearch}
      />
      {area !== undefined && (
        <Alert severity="info" sx={{ mb: 2 }} action={<Button onClick={() => setArea(undefined)}>{t.all}</Button>}>
          {data?.find(({ id }) => id === area)?.nome}
        </Alert>
      )}
      {marked?.area && area === undefined && (
        <Button size="small" sx={{ mb: 1 }} onClick={() => setArea(marked.id)}>
          {t.only(marked.nome)}
        </Button>
      )}
      {error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : !data ? (
        <Skeleton variant="rectangular" height={420} />
      ) : data.length === 0 ? (
        <NothingYet icon={AccountTreeOutlined}>{view === 'areas' ? t.none : t.noPeople}</NothingYet>
      ) : (
        <Sheet variant="outlined" sx={[BOX_LOOKS, { p: 2 }]}>
          <TreeChart {...chart} key={view} list={list} zoom={zoom} onZoom={setZoom} marked={marked?.id} />
        </Sheet>
      )}
      {print.area}
    </>
  )
}

/** Boxes whose name, responsible or position has the words. */
function found(nodes: Node[], text: string): Node[] {
  const wanted = foldText(text.trim())
  if (wanted === '') return []
  return nodes.filter(({ nome, area, pessoa }) =>
    [nome, area?.responsavel, pessoa?.cargo].some((said) => said !== undefined && foldText(said).includes(wanted)),
  )
}
