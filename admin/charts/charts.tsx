import Skeleton from '@mui/material/Skeleton'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Later, later, Waiting } from '#admin/form/later.tsx'

/** All charts, loaded lazily: the chart library is loaded when the first one is near the viewport. */
export const BarChart = whenNear(later(() => import('./BarChart.tsx')))
export const HorizontalBarChart = whenNear(later(() => import('./HorizontalBarChart.tsx')))
export const LineBarChart = whenNear(later(() => import('./LineBarChart.tsx')))
export const DoughnutChart = whenNear(later(() => import('./DoughnutChart.tsx')))
export const RadarChart = whenNear(later(() => import('./RadarChart.tsx')))
export const FunnelChart = whenNear(later(() => import('./FunnelChart.tsx')))

/** Renders a placeholder until the chart is near the viewport and its code has loaded. */
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

/** Milliseconds an element must stay near the viewport: while a page loads, lower parts are briefly visible. */
const SETTLED = 400

/** Whether an element was near the viewport for at least that long. */
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
