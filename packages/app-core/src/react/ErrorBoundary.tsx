import { Component, type ReactNode } from 'react';

type Props = {
  /** Changes with the location: an error on one screen does not block the next. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
};

type State = { broken: boolean; place: string };

/** Catches errors while a screen renders or its code loads. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { broken: false, place: props.place };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
