import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useEntity } from '../entity-context.ts'
import { inSentence, isFeminine } from '../names.ts'
import { useView } from '../views/address.ts'
import { ViewSwitch } from '../views/ViewSwitch.tsx'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { listTexts } from './texts.ts'

/** The buttons above a list: columns, export, what is done with the whole of it, 'Novo'. */
export function ListActions({ mobile }: { mobile: boolean }) {
  const { entity, schema, resource, override } = useEntity()
  const view = useView()
  const base: ReactNode[] = []
  if (entity.views) base.push(<ViewSwitch key="views" small={mobile} />)
  if (!mobile && view === 'lista') base.push(<ColumnsPanel key="columns" />)
  base.push(<ExportMenu key="export" small={mobile} unseen={view !== 'lista'} />)
  base.push(<MoreMenu key="more" />)
  if (schema.can.create)
    base.push(
      <Button key="new" component={AppLink} to={`/${resource}/new`} variant="contained" startIcon={<Add />}>
        {listTexts.new(inSentence(entity.title), isFeminine(entity))}
      </Button>,
    )
  return <>{override.listActions?.(base) ?? base}</>
}
