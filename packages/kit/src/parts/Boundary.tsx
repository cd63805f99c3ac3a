import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  children: ReactNode
  /** Stands where what broke stood; absent: nothing does. */
  fallback?: (retry: () => void) => ReactNode
  onError?: (() => void) | undefined
}

/** Keeps what breaks inside of it from taking the page along: React would empty all of it. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.props.onError?.()
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    return this.state.isBroken ? fallback?.(() => this.setState({ isBroken: false })) : children
  }
}
