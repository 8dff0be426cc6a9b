import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { States } from './States.tsx'
import type { FieldSamples } from './sample.ts'
import { useRuntime } from './useRuntime.ts'

interface Props {
  id: string
  name: string
  samples: FieldSamples
}

/** A field in all its states, and how its value reads outside of a form. */
export function FieldSample({ id, name, samples }: Props) {
  const runtime = useRuntime(samples.load)
  const [record, setRecord] = useState<RecordData>(() => ({ [name]: samples.values[name] }))
  if (!runtime) return <Skeleton variant="rounded" height={320} />
  return (
    <>
      <States id={id} name={name} runtime={runtime} value={samples.values[name]} onChange={setRecord} />
      <Elsewhere runtime={runtime} name={name} record={record} />
    </>
  )
}
