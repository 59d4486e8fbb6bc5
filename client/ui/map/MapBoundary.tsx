import { Component } from 'react';
import type { ReactNode } from 'react';

interface MapBoundaryProps {
  /** Stands where the map broke. */
  instead: ReactNode;
  children: ReactNode;
}

/** A map that cannot be loaded must not take the form beside it along. */
export class MapBoundary extends Component<MapBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
