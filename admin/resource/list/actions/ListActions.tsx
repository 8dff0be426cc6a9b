import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { isValidElement, type ReactNode } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { inSentence } from '#schemas/runtime/names.ts'
import { useEntity } from '../../entity-context.ts'
import { isFeminine } from '../../names.ts'
import { useView } from '../../views/address.ts'
import { ViewSwitch } from '../../views/ViewSwitch.tsx'
import { listTexts } from '../texts.ts'
import { newRecordKey } from '../useListKeys.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'

/** Buttons above a list: columns, export, list-wide actions, 'Novo'. On a phone one row, the rest in a menu. */
export function ListActions({ mobile }: { mobile: boolean }) {
  const { entity, schema, override } = useEntity()
  const unseen = useView() !== 'lista'
  const base: ReactNode[] = []
  if (entity.views) base.push(<ViewSwitch key={views} small={mobile} />)
  if (!mobile && !unseen) base.push(<ColumnsPanel key="columns" />)
  base.push(<ExportMenu key="export" unseen={unseen} />)
  if (!mobile) base.push(<MoreMenu key="more" />)
  if (schema.can.create) base.push(<NewButton key={newRecord} short={mobile && entity.views !== undefined} />)
  const all = override.listActions?.(base) ?? base
  if (!mobile) return <>{all}</>
  return (
    <>
      {all.filter(staysOut)}
      <PhoneMenu>{all.filter((node) => !staysOut(node))}</PhoneMenu>
    </>
  )
}

const views = 'views'
const newRecord = 'new'

/** Whether a button stays visible on a phone: the view switch and 'Novo'. */
const staysOut = (node: ReactNode): boolean => isValidElement(node) && (node.key === views || node.key === newRecord)

/** @param short shows the first word only */
function NewButton({ short }: { short: boolean }) {
  const { entity, resource } = useEntity()
  const title = listTexts.new(inSentence(entity.title), isFeminine(entity))
  return (
    <Button
      component={AppLink}
      to={`/${resource}/new`}
      variant="contained"
      startIcon={<Add />}
      aria-keyshortcuts={newRecordKey}
      aria-label={short ? title : undefined}
    >
      {short ? title.split(' ')[0] : title}
    </Button>
  )
}
