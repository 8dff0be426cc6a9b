import Skeleton from '@mui/material/Skeleton'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Later, later, Waiting } from '#admin/form/later.tsx'

/** Every chart by its name. The drawing library comes when the first one is about to be seen. */
export const BarChart = whenNear(later(() => import('./BarChart.tsx')))
export const HorizontalBarChart = whenNear(later(() => import('./HorizontalBarChart.tsx')))
export const LineBarChart = whenNear(later(() => import('./LineBarChart.tsx')))
export const DoughnutChart = whenNear(later(() => import('./DoughnutChart.tsx')))
export const RadarChart = whenNear(later(() => import('./RadarChart.tsx')))
export const FunnelChart = whenNear(later(() => import('./FunnelChart.tsx')))

/** Keeps the place of a chart until it is near the window and its code is there. */
function whenNear<P extends { height?: number }>(Chart: Later<P>): ComponentType<P> {
  return function LaterChart(props: P) {
    const place = useRef<HTMLDivElement>(null)
    const near = useNear(place)
    const waiting = <Skeleton ref={place} variant="rounded" height={(props.height ?? 320) + 80} />
    if (!near) return waiting
    return (
      <Waiting fallback={waiting}>
        <Chart {...props} />
      </Waiting>
    )
  }
}

/** While a page fills, what belongs far below stands high for a moment. */
const SETTLED = 400

/** Whether an element was ever seen for longer than a moment. */
function useNear(place: { current: Element | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    let timer = 0
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer)
      if (entry?.isIntersecting) timer = window.setTimeout(() => setNear(true), SETTLED)
    })
    observer.observe(place.current)
    return () => {
      window.clearTimeout(timer)
      observer.disconnect()
    }
  }, [near, place])
  return near
}
