import KeyIcon from '@mui/icons-material/VpnKeyOutlined'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { ApiKeyLine } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { KeyCards } from './KeyCards.tsx'
import { KeyTable } from './KeyTable.tsx'
import { chavesTexts } from './texts.ts'
import { useKeys, useRevoke } from './useKeys.ts'

interface Props {
  /** API path that lists them */
  base: string
  empty: string
  /** the column that tells them apart: owner, or company */
  who: 'usuario' | 'empresa'
}

/** A list of keys, which can be revoked. */
export function Keys({ base, empty, who }: Props) {
  const { data, error, refetch } = useKeys(base)
  const narrow = useMediaQuery('(max-width:768px)')
  const revoke = useRevoke(base)
  const succeed = useSuccess()
  const [asked, setAsked] = useState<ApiKeyLine>()
  if (error) return <RetryAlert onRetry={refetch}>{chavesTexts.loadFailed}</RetryAlert>
  if (!data) return <Skeleton variant="rectangular" height={240} />
  if (data.length === 0) return <NothingYet icon={KeyIcon}>{empty}</NothingYet>
  const Lines = narrow ? KeyCards : KeyTable
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Lines chaves={data} who={who} onRevoke={setAsked} />
      {asked && (
        <ConfirmDialog
          danger
          title={chavesTexts.revokeTitle}
          text={chavesTexts.revokeText(asked.nome)}
          confirm={chavesTexts.revoke}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await revoke(asked.id)
            setAsked(undefined)
            succeed(chavesTexts.revoked)
          }}
        />
      )}
    </Paper>
  )
}
