import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { useCallback, useMemo } from 'react'
import { documentosTexts } from '#admin/documents/texts.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import type { Action, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { evaluateCondition } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { type EntityScope, useEntity, useRuleContext } from '../entity-context.ts'
import { rightsTo } from '../rights.ts'
import { usePermittedSteps } from '../workflow/useProgress.ts'
import type { ActionHostValue } from './ActionHost.tsx'
import { useActionHost } from './ActionHost.tsx'
import { ActionIcon } from './ActionIcon.tsx'
import { PrintRecord } from './PrintRecord.tsx'
import type { RecordAction } from './record-action.ts'

/** An entity's action with this name replaces the generic 'Clonar'. */
const cloneAction = 'clona'

/** Returns why the action is not allowed for this record: the message of its first condition that fails. */
export function refusalOf(
  runtime: EntityRuntime,
  action: Action,
  record: RecordData,
  context: RuleContext,
): string | undefined {
  return action.when.find(({ condition }) => !evaluateCondition(runtime, condition, record, context))?.message
}

/** Where actions are offered: in a row of a list, above the form, on the record page. */
type Place = 'row' | 'page' | 'summary'

/** Actions of a record: edit or view, clone, the entity's own actions allowed for this session, delete; the override may change the list. */
export function useRecordActions(record: RecordData, where: Place): RecordAction[] {
  const actionsOf = useActionsOf(where)
  const { entity, schema } = useEntity()
  const permitted = usePermittedSteps(where === 'row' ? undefined : record)
  return useMemo(() => {
    const withRoles = new Set(entity.actions.flatMap(({ name, by }) => (by ? [name] : [])))
    const may = (name: string) => schema.actions.includes(name) || permitted.includes(name)
    return actionsOf(record).filter(({ name }) => !withRoles.has(name) || may(name))
  }, [actionsOf, record, entity, schema, permitted])
}

/** {@link useRecordActions} for several records. */
export function useActionsOf(where: Place): (record: RecordData) => RecordAction[] {
  const scope = useEntity()
  const context = useRuleContext()
  const host = useActionHost()
  return useCallback(
    (record) => {
      const base = [
        ...screens(scope, record, context, where),
        ...domain(scope, record, context, host),
        ...documents(scope),
        ...removal(scope, record, context, where, host),
      ]
      const actions = scope.override.recordActions?.(base, record, scope.schema) ?? base
      return actions.map((action) => opening(action, record, host))
    },
    [scope, context, host, where],
  )
}

/** Gives an action with a `dialog` a `run` that opens it in the screen's ActionHost. */
function opening(action: RecordAction, record: RecordData, host: ActionHostValue): RecordAction {
  const { dialog } = action
  return dialog ? { ...action, run: () => host.open(dialog, record) } : action
}

function screens(scope: EntityScope, record: RecordData, context: RuleContext, where: Place): RecordAction[] {
  const { schema, resource } = scope
  const actions: RecordAction[] = []
  const to = `/${resource}/${record.id}`
  if (where !== 'page')
    actions.push(
      rightsTo(scope, record, context).update
        ? { name: 'edit', title: listTexts.edit, icon: <Edit fontSize="small" />, to }
        : { name: 'view', title: listTexts.view, icon: <Visibility fontSize="small" />, to },
    )
  if (schema.can.create && !schema.single)
    actions.push({
      name: 'clone',
      title: listTexts.clone,
      icon: <ContentCopy fontSize="small" />,
      to: `/${resource}/new?clone=${record.id}`,
    })
  return actions
}

function domain(
  { schema, runtime, entity }: EntityScope,
  record: RecordData,
  context: RuleContext,
  host: ActionHostValue,
): RecordAction[] {
  return entity.actions
    .filter(({ name, by }) => (by || schema.actions.includes(name)) && !(name === cloneAction && schema.can.create))
    .map((action) => ({
      name: action.name,
      title: action.title,
      icon: <ActionIcon action={action} />,
      disabled: refusalOf(runtime, action, record, context),
      run: () => host.askAction(action, record),
    }))
}

/** 'Imprimir documento', present where the company has templates for the entity (admin/documents). */
function documents({ templates }: EntityScope): RecordAction[] {
  if (templates.length === 0) return []
  return [
    {
      name: 'imprimir-documento',
      title: documentosTexts.action,
      icon: <Print fontSize="small" />,
      dialog: PrintRecord,
    },
  ]
}

function removal(
  scope: EntityScope,
  record: RecordData,
  context: RuleContext,
  where: Place,
  host: ActionHostValue,
): RecordAction[] {
  if (!rightsTo(scope, record, context).delete || where === 'page') return []
  return [
    {
      name: 'delete',
      title: listTexts.remove,
      icon: <DeleteOutline fontSize="small" />,
      danger: true,
      run: () => host.askDelete(record),
    },
  ]
}
