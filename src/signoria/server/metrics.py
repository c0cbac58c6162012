"""What can be counted about a running server, for Prometheus: how much, how fast, never who or what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector


class Metrics:
    """One set for each server: two in one process do not count together."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "signoria_requests", "HTTP requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("signoria_request_seconds", "Time to answer one", ["route"], registry=self.registry)
        self.frames = Counter("signoria_frames", "WebSocket frames received", registry=self.registry)
        self.refusals = Counter("signoria_refusals", "Frames that changed nothing", ["code"], registry=self.registry)
        self.act_seconds = Histogram(
            "signoria_act_seconds",
            "From a command of a seat to its answer, everyone told",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.lines = Gauge("signoria_connections", "WebSockets that are open", registry=self.registry)
        self.http_connections = Gauge(
            "signoria_http_connections", "Connections that are open and no WebSockets", registry=self.registry
        )
        self.turned_away = Counter(
            "signoria_turned_away", "Connections that were ended at the door", ["why"], registry=self.registry
        )
        self.rooms = Gauge("signoria_rooms", "Tables in memory", registry=self.registry)
