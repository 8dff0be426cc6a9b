import Skeleton from '@mui/material/Skeleton'
import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Every chart by its name. The drawing library comes when the first one is about to be seen. */
export const BarChart = later(lazy(() => import('./BarChart.tsx')))
export const HorizontalBarChart = later(lazy(() => import('./HorizontalBarChart.tsx')))
export const LineBarChart = later(lazy(() => import('./LineBarChart.tsx')))
export const DoughnutChart = later(lazy(() => import('./DoughnutChart.tsx')))
export const RadarChart = later(lazy(() => import('./RadarChart.tsx')))
export const FunnelChart = later(lazy(() => import('./FunnelChart.tsx')))

/** Keeps the place of a chart until it is near the window and its code is there. */
function later<P extends { height?: number }>(Chart: LazyExoticComponent<ComponentType<P>>): ComponentType<P> {
  return function LaterChart(props: P) {
    const place = useRef<HTMLDivElement>(null)
    const near = useNear(place)
    const waiting = <Skeleton ref={place} variant="rounded" height={(props.height ?? 320) + 80} />
    if (!near) return waiting
    return (
      <Suspense fallback={waiting}>
        <Chart {...(props as ComponentProps<typeof Chart>)} />
      </Suspense>
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
