import Bolt from '@mui/icons-material/BoltOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { actionsForMany } from '#schemas/runtime/definition/bulk.ts'
import type { Action } from '#schemas/runtime/model.ts'
import { ActionIcon } from '../../actions/ActionIcon.tsx'
import { ActionMenu } from '../../actions/ActionMenu.tsx'
import { loteTexts } from '../../bulk/texts.ts'
import { useEntity } from '../../entity-context.ts'

/** Menu of the entity's actions that this session may run on several records. */
export function BulkActions({ onChoose }: { onChoose: (action: Action) => void }) {
  const { entity, schema } = useEntity()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const offered = actionsForMany(entity).filter(({ name }) => schema.actions.includes(name))
  if (offered.length === 0) return null
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bolt />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {loteTexts.actions}
      </Button>
      <ActionMenu
        anchor={anchor}
        onClose={() => setAnchor(undefined)}
        actions={offered.map((action) => ({
          name: action.name,
          title: action.title,
          icon: <ActionIcon action={action} />,
          run: () => onChoose(action),
        }))}
      />
    </>
  )
}
