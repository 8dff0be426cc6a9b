import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { States } from './States.tsx'
import type { FieldSamples } from './sample.ts'
import { useRuntime } from './useRuntime.ts'
import { useSampleValue } from './useSampleValue.ts'

interface Props {
  id: string
  name: string
  samples: FieldSamples
}

/** A field in all its states, and how its value reads outside of a form. */
export function FieldSample({ id, name, samples }: Props) {
  const runtime = useRuntime(samples.load)
  const ready = useSampleValue(samples, name)
  if (!runtime || !ready) return <Skeleton variant="rounded" height={320} />
  return <Shown id={id} name={name} runtime={runtime} value={ready.value} />
}

function Shown({ id, name, runtime, value }: Omit<Props, 'samples'> & { runtime: EntityRuntime; value: unknown }) {
  const [record, setRecord] = useState<RecordData>(() => ({ [name]: value }) as RecordData)
  return (
    <>
      <States id={id} name={name} runtime={runtime} value={value} onChange={setRecord} />
      <Elsewhere runtime={runtime} name={name} record={record} />
    </>
  )
}
