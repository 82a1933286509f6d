"""HAProxy with the configuration of deploy/, on free ports of this machine and with a certificate of its own making."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.request import HTTPSHandler, ProxyHandler, build_opener

import pytest
from patience import PATIENCE
from server.running import House

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
HAPROXY = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
OPENSSL = shutil.which("openssl")
OF_A_WHOLE_MACHINE = ("log /dev/log", "chroot", "user", "group", "maxconn")  # what not everybody may do


def certificate(folder: Path) -> Path:
    """One for localhost that nobody has signed, and its key."""
    command = [str(OPENSSL), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run(command, check=True, capture_output=True)
    both = folder / "both.pem"
    both.write_bytes((folder / "certificate.pem").read_bytes() + (folder / "key.pem").read_bytes())
    return both


def listening() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


def configured(plain: int, secret: int, both: Path, ports: tuple[int, ...]) -> str:
    """As in deploy/, but for what is of this machine: what it listens on, the certificate, the nodes; and patience with
    a node that is slow because the machine is busy. One that is gone is missed at once."""
    lines = CONFIGURATION.read_text().splitlines()
    kept = "\n".join(line for line in lines if not line.strip().startswith(OF_A_WHOLE_MACHINE))
    nodes = "\n".join(f"    server node{number} 127.0.0.1:{port}" for number, port in enumerate(ports))
    for old, new in {
        "bind :::80 v4v6": f"bind fd@{plain}",
        "bind :::443 v4v6": f"bind fd@{secret}",
        "/etc/haproxy/citysleeps.pem": str(both),
        "    server a 127.0.0.1:8000\n    # server b 10.0.0.3:8000": nodes,
        "timeout http-request 10s": f"timeout http-request {PATIENCE:.0f}s\n    timeout check {PATIENCE:.0f}s",
    }.items():
        assert kept.count(old) == 1, old
        kept = kept.replace(old, new)
    return kept + "\n"


class Front(House):
    """The proxy before one server, or before several; ended with the `with` block."""

    def __init__(self, folder: Path, *ports: int) -> None:
        if not HAPROXY or not OPENSSL:
            pytest.skip("There is no HAProxy or no OpenSSL here: the front is not tried.")
        plain, secret = listening(), listening()
        self.plain_port, self.port = (int(listener.getsockname()[1]) for listener in (plain, secret))
        self.url = f"https://localhost:{self.port}"
        both = certificate(folder)
        self.trust = ssl.create_default_context(cafile=str(both))
        self.opener = build_opener(ProxyHandler({}), HTTPSHandler(context=self.trust))
        self.written = folder / "haproxy.log"
        configuration = folder / "haproxy.cfg"
        configuration.write_text(configured(plain.fileno(), secret.fileno(), both, ports))
        with plain, secret, self.written.open("wb") as written:  # from then on they are the proxy's alone
            self.process = subprocess.Popen(
                [HAPROXY, "-db", "-f", str(configuration)],
                stdout=written,
                stderr=written,
                pass_fds=(plain.fileno(), secret.fileno()),
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
