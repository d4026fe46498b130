pending-without-progress 358x306
~ eFz2 lyou heHx vojw 2TSl iJjz r2tt rzBo EMlH HHYc D2fq gCo3 bqK9 fwwE XJ9M P42B EbhL 55bb XM2c jog7
~ ioiZ PU-S 9dXH criF tyzs 9dXH pPeU 3xIk zKsU 87SK odC3
  qrraqrrcqrrbrss9rrsbrrrbrss9qrr9rss9stt4uvv0*13,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu3uvv1vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv1uuv2uuu5ttu6uuu6tuu5uvv2vvv0*7,uuu3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2ttt8uuu8stt9ttu7stt9vvv3vvv0*7,uuu5qrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsttcrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv5vvv0*5,sst6stt5sss8ttt5sst6uuu2*2,vvv0*5,uvv6vvv2
  uvv0*2,uvv1uvv5vvv0*5,tuu6rrrbrrr8rrrbrssbuuu2*2,vvv0*5,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
pending-with-progress 358x632
~ eFz2 lyou -1P6 vojw 2TSl iJjz eUqr 0f3S rzBo EMlH HHYc D2fq gCo3 bqK9 fwwE XJ9M 5tYq f73- -_Tf XM2c
~ jog7 ioiZ PU-S 9dXH criF tyzs 9dXH pPeU JBDh KOwK NWsa Cha- eI5- SzaO vfpW Ubmi NWsa Cha- eI5- 97hp
~ I6A- Nu9M NWsa oD59 hoLR Xk3r 4Lfb kdbB NWsa oD59 hoLR ObBe yx5o QjQ9 -0Of -3Xs bmZy 3xIk zKsU 87SK
~ odC3
  qrraqrrcqrrbrss9rssa*2,qrrarss7ttu2uvv0*14,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3knoduvv1vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  oqq5mop8uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuv3tuu5uuu2uuu5*2,tuu6ttt6vvv0*6,ttt3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2stt8ttt8tttauuu6ttu8sst8tttavvv0*5,vvv1rrraqqrerrsbpqqguuu4vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttt1tuu0*5,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsttcrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0prr1stt1tuu0stt2rss2stt5rss3stt1tuu0*2,ttt1stt2sss2stt1*2,stt0vvv0vvv2
  uvv0*2,uvv1vvv0qss3fmj7qrr6nppkpqrapqrdpqqgopqdrss8tuu0*2,qrr8pqq9nopgoppenoofrss6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss7pqqdqrraqrr9qrrapqqbqrrbpqrbpqqepqqastt4tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn4rss3qrraqrr5pqq9qrrdpqrarss5tuu0*2,rss5rss6pqqbqrrapqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn5rss3pqr9rss6qrr9qrrapqqaqrr7tuu0*2,rss4qrr6qrr7qrr6prr7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqcrss7rss6rss7qrs6qrr8rss7pqqcpqqaqrr8tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrr6qrr7pqqgqrrdnppepqqcopqjopphrss6tuu0rss4pqqaoqqapqqaopqarss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0sst3rss3qrr8*2,pqqbqrs7qrr9rss4rss7qrr8rss6rss7stt2stt0*2,tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr9qrr7rss6*2,sst5rss4rss6*2,qrr9*2,rss5rss4ttu0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqqdpqqbpqqaqrrcpqqcqrr8pqqdqrr9prrarss8qrr9qrrbtuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6pqqcqrr9prrbpqqetuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4rss3qrr8*2,rss6rss5rss7sst3tuu0*2,rss2qrs3qrr5qrr6qrr5rss2vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4rss3rss7qrrarss4qrr8qrrcstt3ttt1stt2stt1rss3rss5rss4rss5stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss3pqqcqrr8pqq8qrrapqqcqrr9pqqcrss7qrrapqrcsss3tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss6nppfnoolnoofopqdoppeqrr8tuu0*2,noogopqeoppd*2,moojopqhlnnjqrr7vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv2uvv1uvv0*16,vvv3vvv2
  uvv0*2,uvv1uvv7vvv0*5,qrrdopphnoohoppgoppittt5*2,vvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
pending-every-reason 358x1790
~ eFz2 lyou dRzU vojw 2TSl iJjz eUqr sfTu rzBo EMlH HHYc D2fq gCo3 bqK9 fwwE XJ9M 5tYq f73- -_Tf XM2c
~ ioiZ PU-S 9dXH criF tyzs 9dXH pPeU JBDh KOwK NWsa Cha- eI5- Z3cN ic30 NWsa oD59 hoLR -1WU CYTz J4oT
~ NWsa oD59 hoLR L24b 8EbP EhcM NWsa oD59 hoLR ObBe bwlZ sb4B NWsa oD59 hoLR j4iX gEJ4 QjQ9 NWsa oD59
~ hoLR 9XzN hMtA cc3r NWsa oD59 hoLR QVbL W6Rd 0T61 NWsa oD59 hoLR H525 Tbwe tzqS NWsa oD59 hoLR FP6m
~ qADA YvHu NWsa oD59 hoLR mkrt 2UYP 5sAZ NWsa oD59 hoLR 0syQ 98re 8uIO NWsa oD59 hoLR Qr4E 005p TO__
~ NWsa oD59 hoLR Zf_L yx5o T6Hj NWsa oD59 hoLR JQ2b -W3V JFqi NWsa oD59 hoLR hOqS JQBz tVMa NWsa oD59
~ hoLR 1Bdb LQFV feX8 NWsa oD59 hoLR urlr ooRQ ifOF NWsa oD59 hoLR CJdS cSM8 pyKt NWsa oD59 hoLR FuMq
~ IAxX sQCz NWsa oD59 hoLR Z-mD k3gb WJiF NWsa oD59 hoLR kOVq eIL6 VBX_ -0Of -3Xs bmZy
  qrraqrrcqrrbrss7rss9rss8rrs8rssauvv0*15,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*19,uvv2
  ttt3knoeuvv1vvv0mnnjkmmgpqqblmmjmnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  oqq5mpp7uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuu4ttu7uuu4tuu6uuu7ttt7ttt8vvv0*6,stt5sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv2rss6*2,rss8stt5sst7rrs7rss8tuu0*3,uuu0vvv0vvv1rss9qrrcsss9qqreuuu3vvv2
  uvv0*2,uvv1tuu2imn0*11,tuu1tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0ttt0*2,tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0qsr3ckh8rss7pqqbopqgnooeprratuu0*4,pqqaoppcmnoinppglnngqrr6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt3rss8rrs6rss6rss3rss4stt1tuu0*3,sst3rss5rss6rss5stt2vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss5stt5qrrbpqrcrss5prraqrrcstt2ttt1stt2tuu0qrr4qrr6qrr4qrr5stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sst4pqqcqrrbpqqcqrrc*2,pqqbqrrapqqfqrr8pqrapqqcpqrdprr9tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss4qrrapqqdqrr8qrr9qrrdrss5tuu0*3,qrr5pqq8prr8pqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0ttt1rss3*2,qrr8rss7rss4qrr9pqr9rss4stt3*2,sss4qrr6rss4rss6sst2ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrs9rss7qrr7qrr8qrsaqrr6qrr8qrr9qrsaqrs7rss6sst5tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqaqrrcqrr8pqqcqrrcttt0tuu0*8,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss4pqrcpqqdqrr8qrr9qrrcrss5tuu0*3,qrr4pqq8prr8pqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0ttt1rss3rss4qrr8rss7rss4qrr7qrrarss6rss4sss3rss4qrs6qrr6rss3sst2ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrs9rss7rss6qrr9qrs8qrr7rss7rss4rssarss4qrr9stt1tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqqc*2,stt3tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss6qrrbpqqfqrra*2,qrrcrss4tuu0*3,qrr5pqq8prr8pqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0ttt1rss3*2,qrs6qrr8rss5qrr7qrr9rss3rss4*2,stt2rss6rss3stt1sst2ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr8rss6qrr5rss7qrr9rss6qrr9sst5rss7qrs8stt2tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8qrr5opqeopphpqraoqqdopphrss6tuu0*3,pqq7oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1rss5qrr9pqqbqrr9pqrbpqq9qrs8prr9pqqgqrr8qrrcqrr9qrrbrss5tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss6qrs6stt0stt1*9,ttt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss7rss6tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8qrr7pqqfnopjpqqeoqqcopphrss7tuu0*3,oqq9oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1rss5qrraqrrcprr8qrr9pqrbpqq9qrs8prrbrss8qrrcrss5tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss6rss7qrr7rss7*2,rss6rss7qrs7stt1*2,ttt0tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3rss6rss7rss5*4,rss7rss6tuu0*6,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8rss6oppfoppgprrcoqqdoppgrss6tuu0*3,pqq7oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1rss5qrrbqrr8pqrdqrrdqrr9qrr6pqreqrraqrr9qrra*2,rss6stt2tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt4qrr8*2,qrr7rss6*5,qrs7stt1*3,ttt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss7sst5qrs6rss4rss5rss6sst4rss6*2,tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4prr9prr8opqfopphpqqeoqqeoppgrss5tuu0*3,oqqaoppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0rss7pqqcqrrcprrcqrr9oppdpqrdpqqcprrdqrratuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*4,stt1*2,tuu0*3,stt1tuu0*7,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8qrr7oqqgnppipqqeoqqeoppirss7tuu0*3,pqq9oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqeqrr9pqqdoqqfqrr9pqrcqrrapqqfopqfpqrc*2,pqqbstt4tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5oqqapqrcttt0tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*3,stt2tuu0*13,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8rss7opqemoolpqqgpqqbopqgoqqctuu0*2,qrr4oqqaoppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6pqqdqrr9pqrapqqeqrrcqrr9pqrapqrbqrrbpqqcpqraqrr8tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqcpqqdrss6tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*5,stt1tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8rss7opqfnopmpqqfpqr9opphqrrctuu0*2,qrr4pqq6oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqeqrr9pqqdoqqfqrr9qrrbpqrfpqqfqrrapqrbqrrbpqqastt2tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0sst3stt2*2,stt5stt2tuu0*2,ttt1tuu0*2,stt1stt2sss2stt4rss3stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrr6stt5qrr8nppipqqaqrraoppgqrrbtuu0*2,rss2qrr5pqq7qrr6pqq7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss8pqqcpqqfpqrdpqrc*2,prr9pqqdqrrapqqdqrr9qrr8pqqdrss7tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqhpqrbpqqcqrrbpqrcpqqbqrr8qrraoqqcqrr8oqqcqrr7tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt3rss3rss8rss4stt1stt2*2,tuu0*2,stt1stt2rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt4qrr9opqhqrr9*2,pqqdqrratuu0*2,rss2qrr4pqr7qrr6pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6pqqdpqqcqrrbpqqdpqqbqrr8pqrbpqrdprr9pqrbqrr9opqfqrr6tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss7pqqbstt3tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2stt3rss7rss4stt1stt2*2,tuu0*2,stt1stt2rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt5qrr8opqgqrrbqrr9pqqfqrr9tuu0*2,rss2qrr4pqr6qrr5pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqcqrrbpqqcprrdqrr8pqqapqqbprrbpqqapqqdopqcpqqcpqqbttt0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2qrs5sst5qrr5pqqgqrr9rss5qrr9qrs7tuu0*2,rss3qrr4pqr6qrr7pqq7rss3vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss4stt5qrr8qrr9rss6qrr7pqr9qrr9stt2stt1rss2rss4qrr7rss4rss3ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sss3qrsapqraqrr9qrr8rss8qrrbrss7pqqdqrr6qrr8qrr9pqrastt4tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr6rss7oppcmnompqqfpqq9opqepqqftuu0*2,qrr4pqq8oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt2sst3qrr8rss7qrs7rss6rss7qrr8rrs8rss7qrs6rss6*2,qrr7stt1tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrs7*2,rss7sst4sss4rss6stt4sst5stt3rss5sst3rss5stt1tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5qrr8qrr7stt3tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr7rss7pqqbmoolopqiqrraopphprrbtuu0*2,qrr4pqr7oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt2rss4qrrarss6qrraqrrbrss6qrsaqrr9rss7qrra*2,qrrbsst4tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr8rss5rss6qrr6qrs7rss4stt2*3,stt3*2,stt1tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sss4rss7rss9rss7qrr7*2,stt2tuu0*8,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr7rss7oppdmookpqqgpqraoppgpqqbtuu0*2,qrr4oqqaoppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt2rss4qrrarss6qrraqrrbrss6qrraqrr8rss6qrraqrrcqrr8rss5tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrs8rss5qrr8rss6rss8stt3*2,stt2*2,stt4sst3stt2tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sss4qrr9rss8qrr9rss7qrratuu0*9,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr7rss7oppdmookpqqgpqraopqgpqqetuu0*2,qrr4pqq9oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt2rss5qrraqrr9qrs9qrr8qrrdqrr8rss6pqrcqrr8rss5rss7qrr9tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr8*2,prraqrr9qrr8*3,qrr7stt2*3,stt3tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss7rss4rss7rss5*2,rss4rss7rss5tuu0*6,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8qrr5pqqenopioppipqqboppgopqgtuu0*2,qrr5oqqaoppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1rss5qrrbqrs8qrr8qrrcqrr9pqqcqrr8rss8pqrapqr9qrrcrss8tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr7qrr8rss7rss6rss7qrr8qrs7*2,stt3stt1*3,tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3rss6*3,rss4qrr9rss6rss7*2,stt3tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss6nppfnoolnoofopqdoppeqrr8tuu0*2,noogopqeoppd*2,moojopqhlnnjqrr7vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
not-joined 358x223
~ eFz2 lyou C7zY vojw 2TSl iJjz Jp4h rzBo EMlH HHYc D2fq gCo3 bqK9 fwwE XJ9M P42B EbhL 55bb XM2c ioiZ
~ PU-S 9dXH criF tyzs 9dXH pPeU
  rssarrs9rrsdrss8uvv0*19,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  tuu4uuu4uvv1vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv1uuv2uuu5ttu6uuu6tuu5uvv2vvv0*7,uuu3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2ttt8uuu8stt9ttu7stt9vvv3vvv0*7,uuu5qrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmoolopqfoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0ttt0stt1tuu0*12,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv2
  uvv0*3,uuu0*19,uvv0
not-offered-here 358x250
~ eFz2 lyou n3CM vojw 2TSl iJjz Ens7 rzBo EMlH HHYc D2fq gCo3 bqK9 fwwE XJ9M P42B EbhL 55bb XM2c Jqwx
~ ioiZ PU-S 9dXH criF tyzs 9dXH pPeU
  rssarss7qrrcrrs9rssbrrs8uuu1uvv0*16,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  tuu4ttu4uvv1vvv0mnnjkmmgpqqblmmjmnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv2uuu4tuu6ttt8uuu8ttt6uuv2vvv0*7,uuu4sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv2ttt6uuu6ttt8tuu6stt7uvv3vvv0*7,uuu4qrrbsss9qqreuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0qrrgsssarsserrsfrssesstdsss9rrsgqrrfrsscssterrrfsttbqrrcrrshuuu4vvv0*2,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
identity-needed 358x306
~ eFz2 lyou Jc4k vojw 2TSl iJjz y7ZM rzBo EMlH HHYc D2fq gCo3 bqK9 fwwE XJ9M P42B EbhL 55bb XM2c 7-NN
~ ioiZ PU-S 9dXH criF tyzs 9dXH pPeU 3xIk 8hqp 87SK odC3
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  ttu4tuu4uvv1vvv0mnnjkmmgpqqblmmjmnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv2uuu4tuu6ttt8uuu8ttt6uuv2vvv0*7,uuu4sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv2ttt6uuu6ttt8tuu6stt7uvv3vvv0*7,uuu4qrrbsss9qqreuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv2qrrfqrrjssscrsserssfrrsdqrrgsssersscvvv1vvv0*8,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv5vvv0*4,tuu6rss8rrrcstt8sss9rss8rssavvv1uuu2vvv0*4,uvv6vvv2
  uvv0*2,uvv1uvv5vvv0*4,ttu4rss9rrrdsssaqrrarsscqqrevvv0uuu2vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
every-day 358x313
~ eFz2 lyou 4Ueh vojw 2TSl iJjz muk4 X0up rzBo EMlH 2PLS OvqE gCo3 h6D9 fwwE XJ9M YVTD 84nn zfDJ XM2c
~ Cx8U ioiZ PU-S 9dXH criF tyzs 9dXH pPeU 3xIk vBWO 87SK iOT6
  rrs9rssarss8stt7uvv0*19,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*6,vvv1vvv0*12,uvv2
  ttt3lnoduvv1uuu3lmmkmnnjpqqalmnmppqcmnnrnookvvv0*6,pqqbmnoknoofmnnmttt4vvv2
  tuu1stt3uvv1vvv0*2,uuu0uvv0uuu0uvv0vvv0*13,vvv2
  uuu0*2,uvv1vvv0tuu2oqqaoqqepqqbqrravvv0*13,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0rsscstt8vvv0*12,sst5qqrdopphttu4vvv2
  uvv0*2,uvv1tuu2gkl0*5,mop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv2ttt7tuu5tuu7tuu8tuu7uuu4ttt8ttt7sssduuu4uuu6tuu7tuu5vvv0*5,vvv2
  uvv0*2,uvv1vvv1ttt5ttt6uuu6ttt8uuu4uuu5*2,uuu4uuu6ttt8*2,uuu6ttt6vvv0*5,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1pqq7pqqbopphpqrbpqqbpqqaoppgpqqb*2,oqqatuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0rss2stt1rss4rss5stt4sst3rss5rss3rss4sss3tuu0*6,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*11,uuu0uvv0*4,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*4,stt5nooloophpqqcmnngppqmnoomtuu5stt8vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
two-steps 358x306
~ eFz2 lyou Flob vojw 2TSl iJjz 6Y3T 4tIF rzBo EMlH c_Aq sK7t gCo3 QTSu fwwE XJ9M p5j1 irSS JxKa XM2c
~ jog7 ioiZ PU-S 9dXH criF tyzs 9dXH pPeU 3xIk RV-N 87SK odC3
  rrsarss6qrrbstt5uvv0*19,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  sss7looeuvv1ttu5lnnnnooioppbmnohnophmnnmnoojnoodvvv0*5,lmmiopphmnnkkmmmttt5vvv2
  tuu1*2,uvv1vvv0*14,uvv1uuu4uuu3uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,uuu6sttcsttbsstbuuu3vvv2
  uvv0*2,uvv1vvv0tuu6uuu5uuu3uuu4uuu6uuu5tuu5uuu3vvv0*4,ttt4ttu5stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv0stt9tttattt8ttt7sttattt8stt7uuu5vvv0*4,rss9rrsdqrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1tuu2gkl0*3,hlm1tuu0*13,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsttcrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv5vvv0*4,rss8uuu4uuu3ttt3stt7ttt6ttt4uuu1vvv2vvv0*4,uvv6vvv2
  uvv0*2,uvv1uvv6vvv0*4,rssdqqresss7qrrbqrrcqrrdqrrbttt5ttu3vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
friends 358x279
~ eFz2 lyou Dkdr vojw 2TSl iJjz muk4 YbQu rzBo EMlH ttrC OwXQ gCo3 moxS fwwE XJ9M YVTD 84nn ok9N XM2c
~ ioiZ PU-S 9dXH criF tyzs 9dXH pPeU 3xIk bheY 87SK iOT6
  qrrdrss9stt6uvv0*20,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*5,vvv1vvv0*13,uvv2
  sss6knnfuvv1ttu5noollmnopqqbnopenoommnoemnnjvvv0*6,mnnfpqqdmnnkkmmmttt5vvv2
  tuu1stt3uvv1vvv0*12,uuu3uuu5uuu4uuu2uuu4uuu3vvv0vvv2
  uuu0*2,uvv1vvv0*12,uuu5sttattt7tuu6sssctttavvv3vvv2
  uvv0*2,uvv1vvv0uuu4tuu4vvv0*12,uuu2ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv0rss8stt4tuu0*3,uvv0vvv0*8,tuu3sss9qqreuuu3vvv2
  uvv0*2,uvv1tuu2imn0*5,npq2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0ttt0*2,tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1vvv0*3,vvv1vvv0uvv2vvv0vvv1*3,vvv0uvv2vvv0*4,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,ttt9oopjnopjpqqcqqrenooioopituu5ttt6vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
a-loss 358x279
~ eFz2 lyou s-md vojw 2TSl iJjz -t7K rzBo EMlH 3wh5 D2fq gCo3 bqK9 fwwE XJ9M p4K4 VJez 8I76 XM2c ioiZ
~ PU-S 9dXH criF tyzs 9dXH pPeU 3xIk Mrm_ 87SK odC3
  rss9rrs8uuu0uvv0*20,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  ttt6sss9uvv1vvv0mnnjklmhpqqclmnomnnjmnohqqrbvvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuu5tuu4uuu2uuu3uuu6ttu5uuu2vvv0*6,ttt5ttt4uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv0ttt8*2,ttt9ttt6ttt9stt8uvv4vvv0*6,qrrbrss9rssapqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmoolopqfoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0ttt0stt1tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*3,uuu0*5,uvv0*8,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,tuu4oppgnookpqqdnopjoppioppcuvv0uuu4vvv0*4,uvv6vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu0
  uvv0*23,
completed 358x223
~ eFz2 lyou UWI3 vojw 2TSl iJjz CKsK 4NKp LKHK 8RUF EMlH HHYc D2fq gCo3 bqK9 3xIk SgVd 3u-2
  rrs9qrrarrrbrrr9uvv0*19,
  uvv0*2,uuu0vur1vus0*17,vur1uut0
  vtq0*2,uus3vvv0*19,vto6
  rk66*2,vtq3vvv0mnnjkmmgpqqblmmjmnojttt5vvv0*7,lnniopphmnnkkmmmttt5vur5
  upf1*2,vur3vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vur5
  uuu0*2,vus3vvv0*13,sttbssscsssassscrssduuu2vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*5,sk55qi4arj47rj4arj49qi4aqi49vm50*5,vtn2vur5
  uvv0*2,vus3vus1vm50*5,ul52tk55tl55ul53tl52tk53ul53vm50*5,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vuq0vtq1vtq0*2,vtq1*2,vuq0*3,vtq1vuq0*2,vur0vvv0vur5
  uvv0*2,vus3uuv3rssbrssgrssdsssfssscsssattt7sssasssdssscrrrgsstbrsse*2,sttbsstcstt7vvv0vur5
  uvv0*2,vus3uvv3rssd*2,rsscqrrerrsetuu6vvv0*12,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
granted 358x120
~ eFz2 lyou blyG vojw 2TSl p4w6 8KFj HzlK eOfP voFC EMlH HHYc D2fq CWIR bqK9
  qrr9rrscrrs9uvv0*20,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1tuu0lmnijllgoppbklmhlnnisss4uvv0*6,uuu0lmmhnopglmnjklllsss5uuu1
  eli5dkh4uuu1*2,tuu2uuu1ttt5ttu3tuu4tuu3tuu2*2,uvv0*4,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  tuu2*2,uuu1tuu1rssarss9rsscsss8stt7rssarsscqrr9uvv0*4,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
granted-under-review 358x197
~ eFz2 lyou A0jG vojw 2TSl p4w6 8KFj HzlK eOfP voFC EMlH HHYc D2fq gCo3 bqK9 SMgu fn72 J14e Zt1i
  qrr9rrscqrr9rssaqrrasss8rrsbrssauvv0*15,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0uuu0*2,uvv0*15,uuu1
  5gb56gc6uuu1tuu0lmnikllgoppbklmilnnisss4uvv0*6,uuu0lmmhnopglmnjklllsss5uuu1
  fmj5flj5uuu1uvv0*13,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  tuu1*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0stt3stt4rss5*2,stt2rss5stt3uuu0uvv0*10,uuu1
  uvv0*2,uuu1uuu0stt2sst5qrraqrr9rss6qrr9rss7uuu0uvv0*10,uuu1
  uvv0*2,uuu1uuu0pqrfrss9qrreqrrcqrrdrssbqqrerssaqrrbpqrdrssdrrscqqrbqrrdtuu3uvv0*3,uuu1
  uvv0*2,uuu1*2,rss6rss9sst7uvv0*15,uuu1
  uvv0*2,uuu1*2,ttt4stt4ttt4uvv0*15,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-on-hold 358x197
~ eFz2 lyou FueA vojw 2TSl p4w6 8KFj HzlK eOfP voFC EMlH HHYc D2fq gCo3 bqK9 EK-C CSvW J14e dmEV
  qrr9rrscqrr9rss9*2,qrrcuvv0*17,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1tuu0lmnijllgoppbklmhlnnisss4uvv0*6,uuu0lmmhnopglmnjklllsss5uuu1
  eli5dkh4uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  tuu2*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0sst4stt5stt2rss5stt3uvv0*13,uuu1
  uvv0*2,uuu1uuu0stt3rss5qrs7qrr9stt3uvv0*13,uuu1
  uvv0*2,uuu1tuu3qrreqrrc*2,qrrd*2,qrrbqrrepqrhrssarrreqrrgrss9rssbqrrbqrrcrss9pqqhuvv0uuu1
  uvv0*2,uuu1uuu0sss6sss8stt6rss6rss8ttu3uvv0uuu0*2,uvv0*3,uuu0uvv0*5,uuu1
  uvv0*2,uuu1*2,stt5ttt5ttu5stt3stt4tuu2uvv0*12,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
unsatisfied 358x417
~ eFz2 lyou ea-8 vojw 2TSl iJjz o9Qz 4nRN O4wM voFC EMlH HHYc qSUX gCo3 bqK9 fwwE XJ9M 5tYq f73- -_Tf
~ XM2c MfH0 ioiZ PU-S 9dXH criF DsC- 9dXH pPeU JBDh KOwK NWsa Cha- eI5- exgM ic30 NWsa oD59 hoLR -1WU
~ xIZa sb4B -0Of -3Xs bmZy
  rssbqrraqrrdqrrauvv0*19,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1tuu0lmnijllgoppbklmhlnnisss4uvv0*6,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  uuu0*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0tuu3stt5tuu2ttt4*2,stt5sst5uuu0uvv0*4,uuu0sst3rss6ttt3tuu1uuu0uuu1
  uvv0*2,uuu1tuu2rss7sss7sss9ttt6stt8rss8sss9uvv0*5,uuu1qqrapqqdqrraoppfstt3uuu1
  uvv0*2,uuu1stt2gkl0*11,stt1stt0*5,uuu0uuu1
  uvv0*2,uuu1ttt3qrrcpqqeqrrcrrsdqrrerssbttt4uvv0*11,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmoolnppemnompqqdnooiopqeoppetuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0ttt0prr1stt1tuu0*2,ttt0ttt1tuu0*4,stt1stt2rss2stt1*2,stt0uuu0uuu1
  uvv0*2,uuu1uuu0qss3fmj7rss4qrr9opphoppfpqqbtuu0*4,pqq9pqqanppgoppenoofrss6uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt3qrs6rss5pqqfpqqdqrr9qrr8qrrbstt2tuu0*2,rss3pqr8pqq9prr8pqq8rss3uuu0uuu1
  uvv0*2,uuu1uuu0ttt1rss3sss4qrr9qrs7rss4qrr7qrr9rss5rss4sss3rss5qrs6qrr6rss3sst2ttt1uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt3qrs9rss8rss6qrr9qrs8qrr7rss7rss4rssarss4qrr9stt1tuu0*2,uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,rss4pqqcpqqbstt3tuu0*11,uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt0*15,ttt0uuu0uuu1
  uvv0*2,uuu1uuu0rss6nppfnoolnoofopqdoppeqrr8tuu0*2,noogopqeoppd*2,moojopqhlnnjqrr7uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*3,uuu0*19,uvv0
  uvv0*23,
sold-out 358x250
~ eFz2 lyou eGpr vojw 2TSl iJjz o9Qz 4nRN O4wM voFC EMlH i-Im hDp0 gCo3 ErkS fwwE XJ9M gMlk t-MA XM2c
~ 6A0- ioiZ PU-S 9dXH criF u55N 9dXH pPeU
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1stt5klmflmnjlmnenooiuvv0*10,sst4oppbnooastt2uuu1
  tuu1*2,uuu1uvv0*2,uuu0uvv0*12,uuu1uuu0tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*16,sst7rssbttu2uuu1
  uvv0*2,uuu1uuu0stt6ttt5ttt4*2,stt5ttt6stt5tuu2uvv0*10,uuu1
  uvv0*2,uuu1uuu0rssasss9sst9stt8sss9sst8rss8tuu3uvv0*10,uuu1
  uvv0*2,uuu1stt2gkl0*17,qss2uuu1
  uvv0*2,uuu1tuu2qrrgqrrcqqrdqrrdrrsa*2,rsscpqqgrss9qrrarrrapqqfstt8uvv0*5,uuu1
  uvv0*2,uuu1uvv0*8,uuu1uvv0*10,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmooloppc*2,noohnoofpqr9tuu0*6,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claim-expired 358x250
~ eFz2 lyou Svkk vojw 2TSl iJjz o9Qz 4nRN O4wM voFC EMlH HHYc qSUX gCo3 bqK9 fwwE XJ9M DEZ1 5ixE XM2c
~ ecYZ ioiZ PU-S 9dXH criF u55N 9dXH pPeU
  rrsarsscrss8qrrcrrrauvv0*18,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1tuu0lmnijllgoppbklmhlnnisss4uvv0*6,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  uuu0*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0stt5ttt5ttt3ttt4stt5ttt5stt5tuu2uvv0*10,uuu1
  uvv0*2,uuu1uuu0rss8sss9sss8stt8sss9stt7rss8tuu3uvv0*10,uuu1
  uvv0*2,uuu1stt2gkl0*17,qss2uuu1
  uvv0*2,uuu1*2,qrrerssdqrrd*2,qrrhpqrirssaqrresssbqrrcpqqdrssarssbqqrftuu4uvv0*3,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmooloppc*2,noohnoofpqr9tuu0*6,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claiming 358x223
~ eFz2 lyou lBy1 vojw 2TSl iJjz CKsK 4NKp LKHK 8RUF EMlH HHYc D2fq gCo3 bqK9 3xIk r7U7 gmuj 3u-2
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*2,uuu0vur1vus0*17,vur1uut0
  vtq0*2,uus3vvv0*19,vto6
  rk66*2,vtq3vvv0mnnjkmmgpqqblmmjmnojttt5vvv0*7,lnniopphmnnkkmmmttt5vur5
  upf1*2,vur3vvv0*13,uuu5ttu5tuu5uuu4tuu7vvv0vur5
  uuu0*2,vus3vvv0*13,ttt9tttastt8sttasttbuuu1vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*4,tk55ul51rj4aqi4ask55qi4crj4bpi4ask46vm50*4,vtn2vur5
  uvv0*2,vus3vus1vm50*4,tl53ul51tk54tk55ul53tl54tl53sk53vm52vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vuq0vtq1vtq0*2,vtq1*2,vuq0*3,vtq1vuq0*2,vur0vvv0vur5
  uvv0*2,vus3uuv3rssbrssgrssdsssfssscsssattt7sssasssdssscrrrgsstbrsse*2,sttbsstcstt7vvv0vur5
  uvv0*2,vus3uvv3rssd*2,rsscqrrerrsetuu6vvv0*12,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
polling 358x266
~ eFz2 lyou B2Be vojw eFz2 Ia21 eUd4 aRwX 2TSl iJjz CKsK 4NKp LKHK 8RUF EMlH HHYc D2fq gCo3 bqK9 3xIk
~ SgVd 3u-2
  rrrbqrrfsst4uvv0*20,
  uvv0*23,
  jkllklmflmmhlmmgikkejklnopp7uvv0*8,stt7qrrdpqqdrrs8qrrdqrrbsss7qrra
  uvv0*16,uuu1uvv0*3,uuu1uvv0*2,
  uvv0*2,uuu0vur1vus0*17,vus1utr3
  vrk1*2,vur3vvv0rss5sss4uuu3ttt3ttt4uuu1vvv0*7,stt4uuu3ttt5sss4uuu1vuq5
  qj57*2,vtq3vvv0qrrdoopdqrr9noofppqfuuu3vvv0*7,oppeqqrdoppeopphuuu3vur5
  vsn0*2,vur3vvv0*13,rsseqrrgrrrdrsseqrriuuu2vur5
  uuu0*2,vus3vvv0*19,vur5
  uvv0*2,vus3vvu0vpd0voc0*15,vpc0vus1vur5
  uvv0*2,vus3vuq2vm50*5,rj48ng3gpi4cpi4dph4cog4eph4cvm50*5,vsn2vur5
  uvv0*2,vus3vvt1voa0vn90*16,vur1vur5
  uvv0*2,vus3vvv2ttu6ttu7uuu6tttauuu5ttt7uuu3ttu7sstattt8uuu6uuu5ttt7uuu7uuu4ttt7uuu3vvv0vur5
  uvv0*2,vus3vvv1ttt6tuu9stt9uuu6ttu7tuu4uuu4*2,uuv4uuu5stt9uuu5uuu7ttt7uuu7uuu5tuu3vvv0vur5
  uvv0*2,vus3uvv3rssd*2,sssaqrrerssdtuu6vvv0*12,vur5
  uvv0*2,uut1vus1vus0*17,vus1vtp4
  uvv0*23,
of-a-visitor 358x120
~ eFz2 lyou _QzI vojw 2TSl iJjz r2tt rzBo EMlH n8FW D2fq 3PVs bqK9
  rss9rss7rsscrrsauvv0*19,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*4,vvv1vvv0*14,uvv2
  uuu3tuu4uvv1uuu2lmmjnoommnnklmmlnooglmnmlmmmvvv1vvv0*5,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv1uuv1vvv0*11,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv2stt7tuu4vvv0*10,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
money-normal 358x229
~ eFz2 lyou RqIa vojw NkwJ Ia21 2_Rb UAzr 27yu emJS vojw Tl_0 ySt6 b1af to49 A61O wuVr 4JNF CIyL l6Ih
~ ob1S xRoO CIyL 48yK vFOe WKrE CIyL Aprn
  rssbrrsarss9rssarrsattu5uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnogjklfoppckllfnooalmmfmnnhrss7vvv0*8,lmmfhjjmrsseqrreuuu4vvv2
  vvv0uuu0uvv1vvv0uvv1vvv0uvv1vvv1vvv0*10,uvv1vvv0vvv1vvv0vvv2
  vvv0hnl3fmj0*5,kol4vqh0*2,vso1ttt0*10,vvv0vvv2
  vvv0lpn2iol0*5,nqo3vrk0*2,vtq1tuu0*10,vvv0vvv2
  vvv0psr3uuu5*2,uuu3*2,vvv0*5,vvt0vus0ttu5tuu5uuu4uuu2tuu6uvv2vvv0*3,vvv2
  vvv0mqo4uuu5tttastt9uuu4vvv0*5,vus0vur0sst8stt9ttt8tuu6sstbuuu5vvv0*3,vvv2
  vvv0*2,rssaqqrcnooiqrrdvvv0*7,oppjqqrgnophttt6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0rss2sttasssarsscvvv2vvv0*16,vvv2
  vvv0*2,rrrdqqrfnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
money-missed 358x229
~ eFz2 lyou m4O1 vojw NkwJ Ia21 2_Rb UAzr CDZ1 emJS vojw Tl_0 ySt6 zxPa 90vn A61O wuVr 4JNF CIyL l6Ih
~ vFOe WKrE CIyL B3No e8FH NFPt CIyL AdO7
  rssbrrsarss9rrrbrss9ttt4uvv0*17,
  uvv0*22,uuu0
  vvv0*17,uvv0vvv1vvv0*3,uvv2
  vvv0lmnhijkgoopdjklgnooakllhlmnjrss8vvv0*8,klmfhjjmrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0hnl3fmj0*5,kpn3ttt0*7,tuu0stt6*5,vvv1vvv2
  vvv0lpn2iol0*5,nqp2tuu0*7,uuu0ttu4*4,ttt4vvv1vvv2
  vvv0psr3uuu5*2,uuu3*2,vvv0*6,uuu0uuu4uuu3uuu2vvv0*6,vvv2
  vvv0mqo4uuu5tttastt9uuu4vvv0*5,uuv0uuu0tuu8stt8uuu7vvv0*6,vvv2
  vvv0*2,rssaqqrcnooiqrrdvvv0*7,nopjqqrgnophttt6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0ttt7sssarssdqrrbvvv0*17,vvv2
  vvv0*2,qrrbqqrfnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
money-nothing-open 358x198
~ eFz2 lyou tk_L vojw NkwJ Ia21 2_Rb TdPF vojw Tl_0 hH7Z A61O wuVr 4JNF CIyL ihud
  rssbrrsarss9rrsbqrrdrrs8qrrbsst7uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhijkgoopdjklgnooakllhlmnjrss8vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0ttt6uuu2uuu5uuu2uuu3ttu7uuu2uuu5ttt5uuu4uuu2uuu3uuu4uuu3vvv1vvv0*6,vvv2
  vvv0qrr9mpoanqp6nqp7npoanpodmoocnqp8oqq7nppanpp7nqpbnqp9mpo8orq2qsr0*5,vvv0vvv2
  vvv0bjg47hd0*19,qsr4vvv2
  vvv0*22,vvv2
  vvv0gmk8sstarrsgrssdttt7vvv0*16,vvv2
  vvv0*2,sssaqqrcnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
money-of-a-visitor 358x152
~ eFz2 lyou FHOZ vojw NkwJ Ia21 4C1l UAzr 27yu emJS Tl_0 ySt6 0ocP 4wE6 3_Yq -4Ve
  rssbrrsarss9*3,rrscsss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkojklolmmgnoodlmngklmhpqq8lmnfpqqbklmdklmgvvv0*5,lmmfhjjmrsseqrreuuu4vvv2
  vvv0vvv1*2,uuu1uuu2tuu3uvv1vvv0uuu1uvv2rss4uvv1vvv0*6,uvv1vvv0vvv1vvv0vvv2
  vvv0hnl3fmj0*16,iom6ejk0*2,stt3vvv2
  vvv0lpn2iol0*16,lpo4imn0*2,tuu2vvv2
  vvv0kom6sssfrsseqqqjrsseqqqjrrreqrrf*2,qqqluvv2jnn6sstbsssgpqqhrssdrrrgrrsirrshsstbvvv0vvv2
  vvv0stt2vvv1*2,uvv1vvv1vvv2*3,uvv2*2,vvv0stt2vvv1vvv0uuu1vvv1vvv2*3,vvv1vvv0vvv2
  uvv0vvv0*21,uuu0
