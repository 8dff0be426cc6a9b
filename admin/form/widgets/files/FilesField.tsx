import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { acceptText, fileIds, sizeText } from '#schemas/runtime/files/rules.ts'
import { useViewer } from '../../viewer/useViewer.tsx'
import { GroupFrame } from '../lists/GroupFrame.tsx'
import type { WidgetProps } from '../widget.ts'
import { DropHint } from './DropHint.tsx'
import { FileLine } from './FileLine.tsx'
import { PickButton } from './PickButton.tsx'
import { TransferLine } from './TransferLine.tsx'
import { useDrop } from './useDrop.ts'
import { useStored } from './useStored.ts'
import { useTransfers } from './useTransfers.ts'

/** Several files, uploaded concurrently; the record stores their ids in order of arrival. */
export default function FilesField(props: WidgetProps) {
  const { id, label, field, disabled, readOnly, value, onChange, onBlur } = props
  const ids = fileIds(value)
  // two uploads may finish between two renders
  const latest = useRef(ids)
  latest.current = ids
  const change = (next: string[]) => {
    latest.current = next
    onChange(next.length > 0 ? next : undefined)
    onBlur()
  }
  const transfers = useTransfers(
    props,
    (file) => {
      learn(file)
      change([...latest.current, String(file.id)])
    },
    false,
  )
  const { store, rules, list } = transfers
  const [files, learn] = useStored(store, ids)
  const viewer = useViewer(store)
  const most = field.schema.maxItems ?? Number.POSITIVE_INFINITY
  const room = most - ids.length - list.filter(({ problem }) => !problem).length
  const locked = disabled || readOnly || !store || room <= 0
  const send = (chosen: File[]) => transfers.send(chosen.slice(0, Math.max(0, room)))
  const drop = useDrop(!locked, send)
  const failed = list.find(({ problem }) => problem)
  const error = failed ? `${failed.file.name}: ${failed.problem}` : props.error
  return (
    <Box sx={{ position: 'relative' }} {...drop.target}>
      <GroupFrame {...props} id={`${id}-grupo`} error={error}>
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, px: 0.5 }}>
          {files.map((file) => (
            <Box component="li" key={file.id} sx={{ display: 'flex' }}>
              <FileLine
                file={file}
                store={store}
                disabled={disabled}
                onView={() => viewer.view(file)}
                onRemove={readOnly ? undefined : () => change(latest.current.filter((one) => one !== String(file.id)))}
              />
            </Box>
          ))}
          {list.map((transfer) => (
            <Box component="li" key={transfer.key} sx={{ display: 'flex' }}>
              <TransferLine
                transfer={transfer}
                onCancel={() => transfers.drop(transfer.key)}
                onRetry={() => transfers.retry(transfer)}
              />
            </Box>
          ))}
        </Box>
        {readOnly ? (
          files.length === 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ px: 0.5 }}>
              Nenhum arquivo
            </Typography>
          )
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, flexWrap: 'wrap' }}>
            <PickButton
              id={id}
              name={`Enviar arquivos: ${label}`}
              accept={acceptText(rules)}
              multiple
              disabled={locked}
              describedBy={`${id}-grupo-helper-text`}
              onPick={send}
            >
              Enviar arquivos
            </PickButton>
            <Typography variant="caption" color="text.secondary">
              {`ou arraste-os para cá · até ${sizeText(rules.maxBytes)} cada`}
            </Typography>
          </Box>
        )}
      </GroupFrame>
      {drop.over && <DropHint text="Solte os arquivos aqui" />}
      {viewer.dialog}
    </Box>
  )
}
