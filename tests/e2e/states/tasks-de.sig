pending-without-progress 358x306
~ eFz2 lyou heHx vojw 2TSl iJjz r2tt rzBo EMlH zISz D2fq gCo3 Ptdz fwwE XJ9M muzb 97dw I0iw XM2c XLOr
~ ioiZ PU-S 9dXH criF QO78 9dXH pPeU 3xIk wNDv 87SK odC3
  qrraqrrcqrrbrss9rrsbrrrbrss9qrr9rss9stt4uvv0*13,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu3uvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv1uvv3vvv1uuu5*3,ttt5vvv0*8,vvv1uuu5stt7vvv1vvv2
  uvv0*2,uvv1vvv2ttt9sstcttu7ttt8*3,vvv0*7,uuu4pqqesssaqrrfuuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3rrrerrsbsstcrrsgtuu9rssbssscrrrksssarrserssbrrrduuu2vvv0*5,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv5vvv0*4,uuu3sss5sss7sst7stt6rss8sss9vvv0vvv1vvv0*4,uvv6vvv2
  uvv0*2,uvv1uvv5vvv0*4,vvv1qqrcrss9sssbrrrdqrr9sssdvvv0vvv1vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
pending-with-progress 358x652
~ eFz2 lyou -1P6 vojw 2TSl iJjz eUqr 0f3S rzBo EMlH zISz D2fq gCo3 Ptdz fwwE XJ9M _Abg L3RR bhea XM2c
~ XLOr ioiZ PU-S 9dXH criF QO78 9dXH pPeU JBDh KOwK NWsa Cha- eI5- A85n LZFr e0iU NWsa Cha- eI5- xUVt
~ Y1dZ ZFCm NWsa oD59 hoLR lZgH O8jb 6aDq NWsa oD59 hoLR 9S5K rkGC 63Ae -0Of 9jnd siBw 3xIk wNDv 87SK
~ odC3
  qrraqrrcqrrbrss9rssa*2,qrrarss7ttu2uvv0*14,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3knoduvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  oqq5mop8uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuv3tuu5vvv1*2,tuu7uuu5ttu6uuu4vvv0*5,uvv1uuu4ttt4tuu5vvv1vvv2
  uvv0*2,uvv1vvv2sst8ttt8ttt9tttasttcttt7stt8uuu6vvv0*5,pqqeqrrdrrraqrreuuu4vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttt1tuu0*5,vvv0vvv2
  uvv0*2,uvv1uuu3rrrerrsbsstcrrsgtuu9rssbssscrrrksssarrserssbrrrduuu2vvv0*5,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0prr1stt1ttt0stt2rss3sss4stt3rss2tuu0*2,ttt1stt2sss2stt1*2,stt0vvv0vvv2
  uvv0*2,uvv1vvv0qss3fmj7qrr7pqqcoqqcpqqfqrrcpqqbpqqdtuu0*2,qrr8pqqanopgoppenoofrss6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrraopqfqrs9prrbpqqbpqrapqq9oqqhsss2tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn4rss5qrr7qrr6rss7pqq8prrcqrrbqrr9rss3rss5rss6pqqbqrrapqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn5rss5qrr8pqqcrss6qrr9qrrdrss5qrr8rss5rss3qrr6qrr7qrr6prr7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sst2rss7pqqcqrs9rss7qrr8pqrapqq9pqqcstt2tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrr6qrr8pqrboqqe*2,nppfqrrenophpqqctuu0rss4pqqaoqqapqqaopqarss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0sst3*2,qrr8rss5qrr8*2,qrr9*2,rss5rss7*2,rss4qrr6stt1stt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss3qrr7qrr9qrs5sst5rss7rss6rss7rss6qrr9*2,pqr9rss5stt2tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss3pqqb*2,qrraqrr9qrrapqqbqrra*2,qrr9qrraqrr9*2,rss6tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4oppgpqqcqrrcpqqdstt2tuu0*9,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4rss3rss7qrr8rss6rss7qrr8stt1tuu0*2,rss2qrs3qrr5qrr6qrr5rss2vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4stt2rss8pqqcqrr9rssarss7stt1tuu0*2,stt1rss4rss5rss4rss5stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcopphqrratuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqboqqcprrapqrepqq8oqqcoqqgqrr8opqgpqqcqrrbpqqcrss3tuu0vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss4opqdpqq9qrr7pqq7opqgstt2tuu0rss6*2,qrrapqrarss7pqqdqrrdoppdrss5vvv0vvv2
  uvv0*2,uvv1vvv0stt1qrr7rss6qrr6qrr5rss8stt1tuu0rss4qrr6rss4qrr6rss4rss6rss4qrr5stt2vvv0vvv2
  uvv0*2,uvv1vvv0uvv0*17,vvv0vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uvv1uvv7vvv0*4,ttt4noohoophoppioopjmnnioppmuuu1uuu3vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*4,uuu1uvv0*11,vvv4vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*23,
pending-every-reason 358x2332
~ eFz2 lyou dRzU vojw 2TSl iJjz eUqr sfTu rzBo EMlH zISz D2fq gCo3 Ptdz fwwE XJ9M _Abg L3RR bhea XM2c
~ ioiZ PU-S 9dXH criF QO78 9dXH pPeU JBDh KOwK NWsa Cha- eI5- czJ7 B_O_ NWsa oD59 hoLR P_3e x34J neeM
~ NWsa oD59 hoLR ps6z fk9y bD9u NWsa oD59 hoLR 9S5K jEtk cLnN NWsa oD59 hoLR U1li o_kT 63Ae NWsa oD59
~ hoLR c8FX -nQI TVD3 NWsa oD59 hoLR NOoE vMCk Gv7t NWsa oD59 hoLR kEfv prfT N7fg NWsa oD59 hoLR MLye
~ A3tX iyxy NWsa oD59 hoLR ti9D 46Df 4GIl NWsa oD59 hoLR b3aQ e0JJ TV7H NWsa oD59 hoLR 7vQu DyqW aEnu
~ NWsa oD59 hoLR dwn4 rkGC E4B7 NWsa oD59 hoLR mMte c8Jc B7aa NWsa oD59 hoLR F7pK llpp -9Gq NWsa oD59
~ hoLR 7c64 TltJ nvEG NWsa oD59 hoLR 0vWX w-_v TYdf NWsa oD59 hoLR wxC4 EAXw zvDY NWsa oD59 hoLR HN0u
~ w_Mf HA6O NWsa oD59 hoLR D72x BVIU OQiu NWsa oD59 hoLR b0B4 X8E2 7HqW -0Of 9jnd siBw
  qrraqrrcqrrbrss7rss9rss8rrs8rssauvv0*15,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3jmneuvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  oqq5mop8uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuv3tuu5vvv1*2,tuu7uuu5ttu6uuu4vvv0*5,uvv1uuu4ttt4tuu5vvv1vvv2
  uvv0*2,uvv1vvv2sst8ttt8ttt9tttasttcttt7stt8uuu6vvv0*5,pqqeqrrdrrraqrreuuu4vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttt1tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0qsr3ckg9rss7oqqgoppdnooenooiopqhtuu0*3,pqqaoppemnoinppglnngqrr6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2sst4stt2stt3rss3stt1rss3rss7tuu0*2,stt2rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt4prrcqrrapqreqrranppdpqqcpqqgttt0ttt1qrr5prr6qrr5pqq7stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrr9pqqc*2,pqqbqrraqrrbpqqcqrr8pqqepqqbqrrbpqrcqrr9tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6pqqfpqrbpqqfttt0tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2stt3*2,stt1stt3rss4stt0tuu0*3,stt3rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss3qrrbopqcpqqbpqrfqrrastt1tuu0*3,qrr5prr6qrr5pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqbqrrbqrr9pqrcqrrepqqaqrr8pqqgpqqepqqdqrrapqqctuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4oppgqrr9opqfpqraprrepqqdttt1tuu0*7,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1stt0ttt0*2,tuu0ttt0*2,tuu0*4,stt0*2,ttt1stt0*2,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr7rss5pqqfnophopqdpqqhoppfstt2tuu0*3,pqq7oqq9pqq9opq9rss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqbqrrbqrr8pqqfpqqcpqqdpqqcoqqbprr8oqqdpqqbpqqdrss5tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrr7qrr8pqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt1stt2sst2stt3ttt0tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4pqq9qrr7pqqenophoppdpqqiopphrss3tuu0*3,pqq8oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr5oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr6rss6qrr8rss6rss7qrs5qrr8qrrbrss4qrraqrr7rss7qrs7stt1tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,ttt1rss5rss3rss4sst6rss2rss4rss5stt3rss5rss4stt4sst4stt2tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4prr9qrr5pqqfnopiopqdoqqhoppestt2tuu0*3,pqq8oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0rss4pqqaoppiqrrbtuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr7*2,pqqarss6qrs9qrr7rss5qrr7qrr9rss6rrs8rss4qrr8qrr9stt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr9rss5rss3rss5*2,stt3rss4rss5rss3rss5rss4rss5*2,ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5qrrarss6tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr6qrr7pqqgnophoppfpqqgoppfrss3tuu0*3,pqq8oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt2*2,rss5qrrarss7tuu0*6,ttt0tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,prr9oqqapqqcrss6stt1*2,stt0stt3stt2stt1stt4stt1ttt0tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3pqr9qrr9pqqaqrrbpqqbqrs8qrrdqrr9qrraqrsaqrr9sst4tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4oppepqqbqrrapqqcpqqbqrr9pqqdoqqeqrr9pqrcqrs7tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2qrs5rss4qrr7pqrbqrr8qrrbpqqbstt0tuu0*3,qrr4pqr6qrr7pqq7rss3vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss4stt2rss5qrrcrrs9rss7rss6ttt0tuu0*3,stt3rss3stt2rss3ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcoppgqrr9tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrr9opqfpqqbqrra*2,opqaopqfqrrcpqqdprr8pqqepqqctuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr6pqqcqrrbpqqa*2,opqfqrrapqqdqrr8opqeqrrcopqepqqastt3tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqbpqrapqqe*2,tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1stt0ttt0*2,tuu0ttt0*2,tuu0*4,ttt0stt0ttt1stt0*2,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr7qrr8pqqenopfoppcpqqgoppgrss3tuu0*3,oqqaoqq9pqq9opq9rss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr7oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqr7pqqeprr9pqqapqqdpqqbpqqapqqdqrr7pqqcqrrapqqgrss5tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sst5qrr9qrraqrr7tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss5sss5rss4ttt0tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4prr9qrr7pqqdnopioppfpqqiopqgrss3tuu0*3,pqqaoppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0rss4pqqaoppiqrrbtuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr7pqqaqrr6pqqcqrs8rss7rss6rss9qrr7qrs7qrr7qrs8stt2tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr8rss5rss6qrr9rss7rss5stt5sss5stt4rss5rss6stt2tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5qrraqrr8*2,pqqbpqrarss6tuu0*8,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr6rss7oppgnpphnppcqrranpplprrctuu0*2,qrr4oqqaoppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt2*2,rss5qrrarss7tuu0*6,ttt0tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqr9pqq8pqqdqrr8stt2rss4stt2stt4stt1sst5stt3stt1*2,stt2tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6rss7qrraqrr9qrs9rss8rss9pqr9qrr8qrr9*3,qrrarss7tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrr9pqqbstt1tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2qrs5sss5qrrbqrr9qrr8rss8prrarss5tuu0*2,rss3qrs4pqr6qrr7pqq7rss3vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss4stt2sss5qrrbqrr8rss6*2,stt2tuu0*2,stt1rss3*2,stt2rss3ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcoppgqrr9tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqdqrr8opqgpqqdqrrcqrr9pqrfpqqcqrr9pqqbrss5tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss7oqqepqqastt1tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2rss6stt3stt1*2,rss5stt2tuu0*2,stt1stt3rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt4qrr8oqqeopqcqrrcpqrdrss7tuu0*2,rss2qrr5pqr6qrr5pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss8pqqfpqqdoqqdqrrcpqqbpqqepqqapqrdpqqepqqbtuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqqepqrdoqqeqrrapqqfqrr9pqqbpqq9pqrcqrrbpqqdpqretuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6qrraqrr9rss8qrs6tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss5*2,sst6rss4ttt0tuu0*9,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4prr9rss7oppfnopinppfpqrfoppiqrratuu0*2,qrr4pqq8oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0rss4pqqaoppiqrrbtuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr8pqq9pqraqrr9qrraqrr6qrr8rss7qrr7rrs8qrs8qrs7rss6qrr8stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrraqrs7rss4rss7rss4stt4rss5rss4rss5*3,stt5rss5stt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt4pqrcqrrbqrrdqrrattt0tuu0*9,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr6rss7oqqenopinppfpqrdoppkqrrbtuu0*2,qrr4pqq7oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt2*2,rss5qrrarss7tuu0*6,ttt0tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr7pqq8pqqdrss7stt1*2,rss3stt2stt1stt2*2,stt3tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sss2qrr7pqqcpqraqrr8*3,qrs8qrrarss9qrrarss8tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqrapqqdqrratuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2qrs5sst5prr9prraqrr9rss8qrrcrss5tuu0*2,rss3qrr4pqr6qrr7pqq7rss3vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss4stt2rss4pqrdqrr9rss6*2,stt3tuu0*2,stt1rss4rss3stt2rss3ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcoppgqrr9tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6oqqgpqqboqqgpqqepqqdopqcqrrcpqqdqrr9pqrdqrrapqqdstt3tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6oqqcoppdpqqastt4tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2rss5sst4stt1*2,rss5stt2tuu0*2,stt1stt3rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt4pqraoqqfopqdqrrbpqqdrss8tuu0*2,rss2pqr6prr6qrr5pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqrbpqqdqrr8pqqcqrr9oppgpqqepqqbprrcpqqarss6tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr6pqqdpqqfpqrdqrraqrrbpqqdpqqaoqqcopqdsst4tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*6,stt2tuu0*2,stt2tuu0*7,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr8rss7pqqdnophoppgpqrfoppjqrrbtuu0*2,qrr4pqq7oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr7oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr6pqqdpqr9nppcpqqdpqrdpqqbpqrbqrrbqrr9pqqgpqreqrr7pqqctuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3rss9qrs5rss6qrs9qrr7qrs8rss5tuu0*3,ttt0stt1tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2rss5rss4stt5rss6sss4sst4stt4tuu0*7,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4prr9rss7nppgnopinppepqraoppkqrrctuu0*2,qrr4opqboppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0rss4pqqaoppiqrrbtuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrr6qrr9rss7qrr8rss6rss5*3,sss3rss4rss5rss4rss7stt1tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrr8qrr7pqr8qrr8qrrbpqqcqrr8prr9pqr8qrr9rss6*2,stt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrraqrr9qrraqrrcqrr9*2,rss8pqrboqqbpqqaqrr9stt2tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr6rss7oppenopjnppgpqqdoppjqrrbtuu0*2,qrr4pqq9oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt2stt1rss3qrr8rss6tuu0*6,ttt0tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqr8pqqaprrcqrr9ttt1ttt0stt2stt1tuu0ttt1tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sss4pqq9pqqcqrr8*2,pqqcqrr8pqqbpqq9pqrbpqq9qrr8qrrbtuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6pqqdqrrdpqqgqrraoqqapqq9opqepqqdpqrcpqqcpqqbpqqdqrr9tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss8pqqepqqbrss6tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2rss5stt2*2,stt1stt3rss4tuu0*2,stt2sss4rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss3qrr9pqqdoppcqrrdpqreqrrbtuu0*2,rss2qrr6pqr6qrr5pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rssaqrrapqqdpqrcpqr9pqqe*2,opqfstt1tuu0*6,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss7prrcpqqcpqqapqqdpqrdpqqaqrrcoqqbqrr8opqhpqqerss7tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrs9rss4tuu0*2,stt1*2,tuu0*8,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2sst5stt3tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0qrr5mnnknopfoppemoodmnoorss3tuu0pqqaoppdopqenoogpqqbmoojopqhlnnjqrr7vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
not-joined 358x223
~ eFz2 lyou C7zY vojw 2TSl iJjz Jp4h rzBo EMlH zISz D2fq gCo3 Ptdz fwwE XJ9M muzb 97dw I0iw XM2c ioiZ
~ PU-S 9dXH criF QO78 9dXH pPeU
  rssarrs9rrsdrss8uvv0*19,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*6,vvv1vvv0*12,uvv2
  tuu4*2,uvv1uuu3klljmnojopphmnnimnnhlmnmqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv2uuu5uuu3tuu6tuu7tuu6ttt6vvv0*7,uvv1tuu3ttt6rss9uuu2vvv2
  uvv0*2,uvv1vvv2ttu7sttattu6*2,ttt6*2,vvv0*7,uuu4qrrcttt9rrrcuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
not-offered-here 358x270
~ eFz2 lyou n3CM vojw 2TSl iJjz Ens7 rzBo EMlH zISz D2fq gCo3 Ptdz fwwE XJ9M muzb 97dw I0iw XM2c 3pRN
~ ioiZ PU-S 9dXH criF QO78 9dXH pPeU
  rssarss7qrrcrrs9rssbrrs8uuu1uvv0*16,
  uvv0*23,
  uuu0*3,vvv0*19,uvv2
  tuu3tuu4uvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv1uvv3vvv1uuu5*3,ttt5vvv0*8,vvv1uuu5stt7vvv1vvv2
  uvv0*2,uvv1vvv2ttt9sstcttu7ttt8*3,vvv0*7,uuu4pqqesssaqrrfuuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3qrrerssarrrhrssfsssdsssasttcrrrgsss9qrrf*2,sssbsssdrssdvvv0*4,vvv2
  uvv0*2,uvv1vvv2sssbrsshrssdttt7vvv0*14,vvv2
  uvv0*2,uvv1vvv0vvv1uuu3*2,vvv1vvv0*14,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
identity-needed 358x306
~ eFz2 lyou Jc4k vojw 2TSl iJjz y7ZM rzBo EMlH zISz D2fq gCo3 Ptdz fwwE XJ9M muzb 97dw I0iw XM2c vL6x
~ ioiZ PU-S 9dXH criF QO78 9dXH pPeU 3xIk 8UJs 87SK odC3
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*6,vvv1vvv0*12,uvv2
  ttu4tuu4uvv1uuu3klljmnojopphmnnimnnhlmnmqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv2uuu5uuu3tuu6tuu7tuu6ttt6vvv0*7,uvv1tuu3ttt6rss9uuu2vvv2
  uvv0*2,uvv1vvv2ttu7sttattu6*2,ttt6*2,vvv0*7,uuu4qrrcttt9rrrcuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3qrrfsss9rrrdrrrgrrrerssb*2,sss8rrsdrsscsssfsssarrrhrrrdqrrgttt8vvv0*2,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv5vvv0*5,sssbsss8qrr9sst9sst6uuu2uuu3vvv0*5,uvv6vvv2
  uvv0*2,uvv1uvv5vvv0*5,sss7rssarrsbrrs9rrr8uuu6uuu3vvv0*5,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
every-day 358x313
~ eFz2 lyou 4Ueh vojw 2TSl iJjz muk4 X0up rzBo EMlH UHNh NbTA gCo3 1MkA fwwE XJ9M 5jjM XfKo VEEi XM2c
~ AgPm ioiZ PU-S 9dXH criF QO78 9dXH pPeU 3xIk ArG8 87SK iOT6
  rrs9rssarss8stt7uvv0*19,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*4,vvv1vvv0*14,uvv2
  ttt3lnoduvv1ttu5noolmnnmnoofmnnqmnnfvvv2vvv0*4,sss4oopdmnoklmnknoolmnnjnoogttt6vvv2
  tuu1stt3uvv1vvv0*2,uuu1*2,uuu0vvv0*11,uuu2vvv0*2,vvv2
  uuu0*2,uvv1vvv0uuu0oppfoppgrrs8vvv0*14,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0sssdsttattt5vvv0*11,tuu5oppfqqrgttt5vvv2
  uvv0*2,uvv1tuu2gkl0*5,mop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv2ttt8tuu6uuu4tuu5tuu6ttt8vvv2ttt7*2,tttatuu6tuu7tuu5ttt7uuu7vvv0*3,vvv2
  uvv0*2,uvv1vvv1ttt6ttt7tuu6uuu3uuu5ttu7uuu5tuu5uuu5uuu7ttt7uuu5*2,ttt6uuu5vvv0*3,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1pqq7pqqbopqdpqrcpqrbprr9oppcqrr8pqqbpqraopqdnppcqrr9tuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0rss2stt1rss4rss3stt4rss3rss4sst3rss4sss4sss3rss4stt3tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*10,uuu0uvv0*5,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*5,sss9mnnmpqqfmnnloppestt6rssbvvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
two-steps 358x326
~ eFz2 lyou Flob vojw 2TSl iJjz 6Y3T 4tIF rzBo EMlH UA2L sK7t gCo3 iseY fwwE XJ9M J41O pGdW p8Ac XM2c
~ XLOr ioiZ PU-S 9dXH criF QO78 9dXH pPeU 3xIk HJnU 87SK odC3
  rrsarss6qrrbstt5uvv0*19,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  sss7looeuvv1ttu5nooloopdnookmnokmnodpqqakmmjnoojlnnivvv0*4,lmmiopphmnnkkmmmttt5vvv2
  tuu1*2,uvv1uuu2pqqgpqq9qqqarrr8qqr8sss5vvv0*12,vvv2
  uuu0*2,uvv1vvv1rrr7sss7ttt6qrrarss7ttt6vvv0*12,vvv2
  uvv0*2,uvv1vvv0*13,rrrcqqrerrsfqrrerrrduuv4vvv2
  uvv0*2,uvv1vvv0vvv1vvv0*5,vvv1uvv1vvv0*10,vvv2
  uvv0*2,uvv1vvv0rssdrssfssscrssdsstbsssersscrrrfvvv0*4,rrrdoppgqrrdnookoppjttt6vvv2
  uvv0*2,uvv1tuu2gkl0*3,hlm1tuu0*13,vvv0vvv2
  uvv0*2,uvv1uuu2sssastt9ttt9sstcuuu4sst8ttt9sssfttt8sstbttt7sst9vvv2vvv0*5,vvv2
  uvv0*2,uvv1vvv0uuu3uuu2vvv3uuu3uvv4uvv2uuu2uvv5vvv1uuu2uuu3*2,vvv0*6,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1*2,uuu0vvv1vvv0*2,uuu2vvv0vvv1uvv2vvv1*2,vvv0*5,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0opplqqrboppioppjnopepqqdopphoopipqqgnoohoppg*2,lmmgrrrdttt4vvv0uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
friends 358x279
~ eFz2 lyou Dkdr vojw 2TSl iJjz muk4 YbQu rzBo EMlH lW1d OwXQ gCo3 Y5Uw fwwE XJ9M 5jjM XfKo 4PM3 XM2c
~ ioiZ PU-S 9dXH criF QO78 9dXH pPeU 3xIk 6lW8 87SK iOT6
  qrrdrss9stt6uvv0*20,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt5jmneuvv1ttu5noofmnnfnoolnoogmnnllmnnlmnmmnnfvvv2vvv0*4,mnnfpqqdmnnkkmmmttt5vvv2
  tuu1stt4uvv1vvv0*11,uuu3uvv3vvv1uuu2uvv3uuu3vvv2vvv0vvv2
  uuu0*2,uvv1vvv0*11,stt8sttbsss9ttt7sstastt9rssdvvv3vvv2
  uvv0*2,uvv1vvv0uuu4uuu2*2,vvv0*11,uvv1ttu3ttt6uuu2vvv2
  uvv0*2,uvv1vvv0ttt8tuu8uuu3vvv0*11,uuu4qrrbsttauuu2vvv2
  uvv0*2,uvv1tuu2gkl0*5,mop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*3,uuu0uvv0*2,uuu0*4,uvv0uuu2uvv0*4,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,ppqfoopgopploppdoppmnoolnoogrrsarrrevvv0*4,uvv6vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu0
  uvv0*23,
a-loss 358x279
~ eFz2 lyou s-md vojw 2TSl iJjz -t7K rzBo EMlH e36G D2fq gCo3 Ptdz fwwE XJ9M XwOM B67S 7tYb XM2c ioiZ
~ PU-S 9dXH criF QO78 9dXH pPeU 3xIk lUuQ 87SK odC3
  rss9rrs8uuu0uvv0*20,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  stt7rssauvv1ttu5mnngnoojmnohpqqbmnnjnookklmhmnnnuuu3vvv0*4,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuu6ttt5uuu3uuu4uuu6ttt7ttt8vvv0*6,ttt4ttt6ttt5stt6uuu1vvv2
  uvv0*2,uvv1vvv0ttt7ttu7ttt7ttu7ttt7ttt6ttt9vvv0*6,qrrersscrss9sst9uuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1vvv0*3,uuu1vvv1vvv0*4,vvv2vvv0*6,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,pqqfoppinoogpqqdoppgnoohnopjrrsbttt5vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
completed 358x223
~ eFz2 lyou UWI3 vojw 2TSl iJjz CKsK 4NKp LKHK 8RUF EMlH zISz D2fq gCo3 Ptdz 3xIk QCkD grq8
  rrs9qrrarrrbrrr9uvv0*19,
  uvv0*3,uus1vus0*17,vur0uuu0
  vur0*2,uus3vvv0*19,vto6
  sk75*2,vtr3uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vur5
  uoe2*2,vur3vvv0*14,vvv1*2,uuu5uuu2vvv0vur5
  uuu0*2,vus3vvv0*14,sst9stt9sssesssbvvv3vur5
  uvv0*2,vus3vvv0vsn0vsm0*16,vvv0vur5
  uvv0*2,vus3vur2vm50*4,ul52sk58rj4bqi49sk44rj49sj46rj48ul52vm50*4,vto2vur5
  uvv0*2,vus3vur1vm50*4,vm51tl54sk54sk55tl54sj47sk56*2,ul53vm50*4,vto2vur5
  uvv0*2,vus3vvv0vtq0vtp0*16,vvv0vur5
  uvv0*2,vus3vvv2qrrirrrfrrsdsssesss9ttt7qqrfttt9ssse*2,rssirssc*2,sssbqrresttdvvv0*2,vur5
  uvv0*2,vus3vvv2rsscrssdrssbqrrerrsjrrrhrrrcqrrersshrssfsssavvv0*7,vur5
  uvv0*2,uus2vvv0*19,vto6
  uvv0*3,uus1vur0*17,uur0uuu0
granted 358x120
~ eFz2 lyou blyG vojw 2TSl p4w6 8KFj HzlK eOfP voFC EMlH zISz D2fq lvUh Ptdz
  qrr9rrscrrs9uvv0*20,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0*2,uuu0uvv0uuu0uuu1uvv0*12,uuu1
  5gb56gc6uuu1ttt2jklilnninooglmnhlmmglmmmpqqduvv0*5,uuu0lmmhnopglmnjklllsss5uuu1
  fmj5flj5uuu1*2,ttt3ttt4tuu2tuu1ttt3ttt4tuu3uuu0tuu2tuu3ttt4uuu0uvv0uuu1tuu1ttt5tuu2uuu0uuu1
  tuu1*2,uuu1tuu1rss9qrr9rrsbrssbstt7stt6rrsbsss7qqrdqrrbrsscuuu0uvv0rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-under-review 358x197
~ eFz2 lyou A0jG vojw 2TSl p4w6 8KFj HzlK eOfP voFC EMlH zISz D2fq gCo3 Ptdz i9RT Zi_w J14e Zt1i
  qrr9rrscqrr9rssaqrrasss8rrsbrssauvv0*15,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1ttt2jllilnninoohlmnhlmmhkmmnpqqduvv0*5,uuu0lmmhnopglmnjklllsss5uuu1
  eli5dkh4uuu1uvv0uuu0uvv0*12,uuu1tuu1ttt5tuu2uuu0uuu1
  tuu2*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt2stt4rss4rss6rss4stt2uuu0uvv0*11,uuu1
  uvv0*2,uuu1uuu0stt2sss6rss6rss7qrr9qrr8uuu0uvv0*11,uuu1
  uvv0*2,uuu1ttt3pqqdqrr9pqqcqqriqrrdqrrerrrbrrscrrsaqrrfqrrerss8pqrerssaqqreqrrattt5uvv0uuu1
  uvv0*2,uuu1*2,stt7rss8stt5ttt6uvv0uuu1*2,uvv0*4,tuu2uvv0*6,uuu1
  uvv0*2,uuu1*2,ttt5*2,ttt4ttt5uvv0*14,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-on-hold 358x197
~ eFz2 lyou FueA vojw 2TSl p4w6 8KFj HzlK eOfP voFC EMlH zISz D2fq gCo3 Ptdz JYwU cQDA J14e dmEV
  qrr9rrscqrr9rss9*2,qrrcuvv0*17,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0*2,uuu0uvv0uuu0uuu1uvv0*12,uuu1
  5gb56gc6uuu1ttt2jklilnninooglmnhlmmglmmmpqqduvv0*5,uuu0lmmhnopglmnjklllsss5uuu1
  fmj5flj5uuu1uvv0*14,tuu2ttt2stt7stt4uuu1*2,
  tuu1*2,uuu1uvv0*14,rss7sss7rssbrss8uuu2uuu1
  uvv0*2,uuu1uuu0sst4rss5rss4rss5*2,tuu0uvv0*12,uuu1
  uvv0*2,uuu1uuu0stt3stt5qrr5qrr7rss6tuu0uvv0*12,uuu1
  uvv0*2,uuu1tuu3pqqirssbqrrcrss9rssbqqrfstt7qrrarss7qrre*3,qrrdsss9uvv0*4,uuu1
  uvv0*2,uuu1tuu2rss9rrr9rss8rrsbttt5qrrasss7rssarss8stt7rssbsst7rssatuu2uvv0*4,uuu1
  uvv0*2,uuu1uuu0tuu2stt5*2,ttt3tuu3ttt3tuu2ttt3*2,tuu3ttu3tuu2ttt3uuu2uvv0*4,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
unsatisfied 358x417
~ eFz2 lyou ea-8 vojw 2TSl iJjz o9Qz 4nRN O4wM voFC EMlH zISz qSUX gCo3 Ptdz fwwE XJ9M _Abg L3RR bhea
~ XM2c wCkD ioiZ PU-S 9dXH criF hy3e 9dXH pPeU JBDh KOwK NWsa Cha- eI5- fXtm B_O_ NWsa oD59 hoLR P_3e
~ zBMZ cLnN -0Of 9jnd siBw
  rssbqrraqrrdqrrauvv0*19,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1ttt2jllilnninoohlmnhlmmhkmmnpqqduvv0*5,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0uuu0uvv0*12,uuu1tuu1ttt5tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0ttt4stt6tuu3tuu2sss9ttt6sss7stt5uvv0*4,uuu0stt3rss5rrr6rss6tuu2uuu1
  uvv0*2,uuu1*2,rss7sst6stt7stt8sss9stt6sss6ttu5uvv0*4,uuu0qrrcrrrbqrr8qrrcttt3uuu1
  uvv0*2,uuu1stt2gkl0*11,stt1stt0*5,uuu0uuu1
  uvv0*2,uuu1ttt3pqqcqrrdpqqerss9rssdrss9pqqfstt6uvv0*10,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*2,pqqdmooioppg*2,moohoppbnoojoppcnopetuu0*6,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9stt1stt2stt1rss3*2,tuu0*8,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,qrr8nopfoppcopqcsst4tuu0*10,uuu0uuu1
  uvv0*2,uuu1uuu0stt0orq1stt1stt2*2,tuu0*2,stt2stt4tuu0*2,stt2stt3rss4stt3rss3sss0uuu0uuu1
  uvv0*2,uuu1uuu0rss2hnk7rss3qrrcnppeopqdnooenppcopphstt1tuu0pqr8pqqaoppdpqqcoppdrss5uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt3qrr6rss6pqqepqqapqqfoqqcoqqaoqqdnpplttt0rss4pqqaoqqapqqaopqarss4uuu0uuu1
  uvv0*2,uuu1uuu0ttt0sst3sss4rss6*2,rss5qrr9pqqbqrr7qrr9rss6rss4qrr9rss5rss6stt2tuu0uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt3rss7rss8qrr8rrs8rss6rss7rss5rss4*2,rss5rss6rss8stt4tuu0uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,rss5qrr9pqr9pqqcttt0tuu0*10,uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt0*15,ttt0uuu0uuu1
  uvv0*2,uuu1uuu0qrr5mnnknopfpqqamoodmnoorss3tuu0pqraoppcopqenoogpqqbmoojopqhlnnjqrr7uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*3,sst3tuu0*5,ttt1tuu0*7,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*3,uuu0*19,uvv0
  uvv0*23,
sold-out 358x250
~ eFz2 lyou eGpr vojw 2TSl iJjz o9Qz 4nRN O4wM voFC EMlH QfVO 799t gCo3 7MPC fwwE XJ9M LIt_ d98e XM2c
~ lRHJ ioiZ PU-S 9dXH criF HODh 9dXH pPeU
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*3,uuu0*20,
  uuu0*5,uvv0uuu0*2,uvv0*14,uuu1
  stt4*2,uuu1stt5kllimnoelmmiklmkoppeuvv0*6,npp9nppbnoocnpp9nopeoppbstt4uuu1
  tuu1*2,uuu1uvv0*13,tuu2ttt2ttt3uuu1tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*13,tuu1rrsaqrrdqrrarssetuu3uuu1
  uvv0*2,uuu1uuu0sss8stt6ttt6ttt3ttt5stt7sst7sss7uuu0uvv0*9,uuu1
  uvv0*2,uuu1uuu0qrr8*2,qrs7qrr9rss6qrs7qrr6qrr9stt0*9,uuu0uuu1
  uvv0*2,uuu1stt2hlm0*17,rss2uuu1
  uvv0*2,uuu1tuu2pqqjqrrbpqrdqrrgqrrepqqdrssapqqhqqrbrrscrss9qrrfrrsdpqrcpqqfqrrbtuu4uvv0uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdnoognppdnoocmnoknoojnoofstt2tuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claim-expired 358x250
~ eFz2 lyou Svkk vojw 2TSl iJjz o9Qz 4nRN O4wM voFC EMlH zISz qSUX gCo3 Ptdz fwwE XJ9M 7xUk dTH0 XM2c
~ UY9h ioiZ PU-S 9dXH criF HODh 9dXH pPeU
  rrsarsscrss8qrrcrrrauvv0*18,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1ttt2jllilnninoohlmnhlmmhkmmnpqqduvv0*5,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0uuu0uvv0*12,uuu1tuu1ttt5tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt7*2,ttt5ttt3ttt5stt6sst6sss8uuu0uvv0*9,uuu1
  uvv0*2,uuu1uuu0sss7stt8stt7sss9ttt6stt6rss6stt8uvv0*10,uuu1
  uvv0*2,uuu1stt2gkl0*17,qss2uuu1
  uvv0*2,uuu1tuu2pqqhqrrfqrrcrssbqrraqrrerrsarssbqrresss7rrsaqrraqrrepqqiqrrcuvv0*3,uuu1
  uvv0*2,uuu1uvv0*14,uuu0uvv0*4,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdnoognppdnoocmnoknoojnoofstt2tuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claiming 358x223
~ eFz2 lyou lBy1 vojw 2TSl iJjz CKsK 4NKp LKHK 8RUF EMlH zISz D2fq gCo3 Ptdz 3xIk tHU7 gmuj grq8
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*3,uus1vus0*17,vur0uuu0
  vur0*2,uus3vvv0*19,vto6
  sk75*2,vtr3uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vur5
  uoe2*2,vur3vvv0*14,vvv1*2,uuu5uuu2vvv0vur5
  uuu0*2,vus3vvv0*14,sst9stt9sssesssbvvv3vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*3,vm51sk44tk56rj4brj49pi4bsk54qi4aqj4arj47vm51vm50*3,vtn2vur5
  uvv0*2,vus3vus1vm50*4,sk53vm52tl52tk53*2,ul53tk54tk55tl54vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vtq0*3,vuq0vtq1*2,vtq2vuq0vtq0vuq0*2,vtq1vur0vvv0vur5
  uvv0*2,vus3vvv2qrrgrrsfrrscsssdsss8ttu7qrrettt9sssd*2,sssgrsscsssb*2,rrrdsttdvvv0*2,vur5
  uvv0*2,vus3vvv2rsscrssdrssbqrrerrsjrrrhrrrcqrrersshrssfsssavvv0*7,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
polling 358x266
~ eFz2 lyou B2Be vojw eFz2 Ia21 aYR- b8YO 2TSl iJjz CKsK 4NKp LKHK 8RUF EMlH zISz D2fq gCo3 Ptdz 3xIk
~ QCkD grq8
  rrrbqrrfsst4uvv0*20,
  uvv0*23,
  hjjrkllinoo8giikikkjjllhgijjikkdlmmjuvv0*6,qqrgqrrepqqgqqrerss8pqqhsss7qrra
  uvv0*5,sss3uvv0*17,
  uvv0*2,uuu0vur1vus0*17,vus1utr3
  vrk1*2,vur3vvv1sst4ttt4sss6tuu3sst4sst8uuu2vvv0*6,stt4uuu3ttt5sss4uuu1vuq5
  qj57*2,vtq3vvv1noofppqfrssboppfppqdoppfrssbvvv0*6,oppeqqrdoppeopphuuu3vur5
  vsn0*2,vur3vvv0*14,stt9*2,rrshrsscuuu3vur5
  uuu0*2,vus3vvv0*14,vvv1uvv1vvv2vvv1vvv0vur5
  uvv0*2,vus3vvu0vpd0voc0*15,vpc0vus1vur5
  uvv0*2,vus3vuq2vm50*4,tk53qi4coh4gng3fqi49ng3gph4doh4ftk55vm50*4,vsn2vur5
  uvv0*2,vus3vvt1voa0vn90*16,vur1vur5
  uvv0*2,vus3vvv0sttattt7tuu6tuu7uuu4uuu3stt8vvv3tuu8ttu8tttbuuu5ttt7tuu5ttu7uuu6vvv0*2,vur5
  uvv0*2,vus3vvv1ttt7ttt9ttt6ttt9ttt7uuu6sst8uuu7tuu7uuu5uuu7ttt6uuu5*2,ttt6uuu7vvv0*2,vur5
  uvv0*2,vus3vvv2rssc*2,rssb*2,sssgrssfsssarrrdrssgrssfsssavvv0*7,vur5
  uvv0*2,uut1vus1vus0*17,vus1vtp4
  uvv0*23,
of-a-visitor 358x120
~ eFz2 lyou _QzI vojw 2TSl iJjz r2tt rzBo EMlH M1i5 D2fq p60_ Ptdz
  rss9rss7rsscrrsauvv0*19,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu3uvv1uuu2lmmjnoonklmlmnokmnofqqqdvvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv1uvv3uuu2uuv3vvv0*10,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv2sstasss9sttdttu7vvv0*9,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
money-normal 358x229
~ eFz2 lyou RqIa vojw NkwJ Ia21 LL69 UAzr 27yu emJS vojw Tl_0 ySt6 b1af to49 A61O wuVr DJuB CIyL l6Ih
~ ob1S 32_w CIyL 48yK vFOe ix0- CIyL Aprn
  rssbrrsarss9rssarrsattu5uvv0*17,
  uvv0*22,uuu0
  vvv0*18,vvv1vvv0*3,uvv2
  vvv0hijqlmnhjlljnoocjllgoppdklmhjllhhjjpkllhlmmhnoocvvv0*4,lmmfhjjmrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0hnl3fmj0*5,kol4vqh0*2,vso1ttt0*10,vvv0vvv2
  vvv0lpn2iol0*5,nqo3vrk0*2,vtq1tuu0*10,vvv0vvv2
  vvv0psr3uuu6uuu3uuu5tuu5vvv0*5,vvt0vus0ttt5uuu5uuu3*2,uuu6uuu5*2,vvv2vvv0vvv2
  vvv0mqo4ttu7rssbstt9ttu7vvv0*5,vus0vur0sss8ttt8ttt6tttattt7tttastt8uuu5vvv0vvv2
  vvv0*2,rssaqqrcnooiqrrdvvv0*7,oppjqqrgnophttt6vvv0*5,vvv2
  vvv0*5,vvv1vvv0*16,vvv2
  vvv0rss2stt9sttcrssaqrrhrssbuuv4vvv0*14,vvv2
  vvv0*2,rrrdqqrfnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
money-missed 358x229
~ eFz2 lyou m4O1 vojw NkwJ Ia21 LL69 UAzr CDZ1 emJS vojw Tl_0 ySt6 zxPa 90vn A61O wuVr DJuB CIyL l6Ih
~ vFOe ix0- CIyL B3No e8FH Fih9 CIyL AdO7
  rssbrrsarss9rrrbrss9ttt4uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0hjkomnngklmhoppblmmfoppclmmgklmgikknlmmgmnnfoopbvvv0*4,kllehjjmrsseqrreuuu4vvv2
  vvv0vvv1vvv0uvv1*2,uuu1vvv0vvv1*2,uvv1vvv1*3,vvv0*4,uuv1uvv1vvv0vvv1vvv0vvv2
  vvv0jom2hnk0*5,lpo3tuu0*8,ttt5*5,vvv1vvv2
  vvv0jom2hnk0*5,lpo3tuu0*8,ttt5*5,vvv1vvv2
  vvv0rts2uuu4uvv1uuu3*2,vvv0*6,uvv0uuu3vvv1uuu4vvv1*2,vvv0*4,vvv2
  vvv0lpn5ttt8rrresssbttt9vvv0*5,uuu0uuu1stt9sstassscsssb*2,vvv0*4,vvv2
  vvv0*2,rssaqqrcnooiqrrdvvv0*7,nopjqqrgnophttt6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0stt7sssdrrrdrsscsst8vvv0*16,vvv2
  vvv0*2,qrrbqqrfnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
money-nothing-open 358x198
~ eFz2 lyou tk_L vojw NkwJ Ia21 LL69 6Qo_ vojw Tl_0 hH7Z A61O wuVr DJuB CIyL ihud
  rssbrrsarss9rrsbqrrdrrs8qrrbsst7uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0hijqlmnhjlljnoocjllgoppdklmhjllhhjjpkllhlmmhnoocvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0uuu6vvv1uuv2uuu3vvv0vvv1uuu4uuu3vvv1uuu2vvv1*4,uuu3vvv1vvv0*5,vvv2
  vvv0oqpcmpoalondmooampo8nqpampoc*2,nqpalondnqp9moobmpoampoblonclonboqp8qsr0*3,vvv0vvv2
  vvv0bjg47hd0*19,qsr4vvv2
  vvv0*22,vvv2
  vvv0gmk8sssdqqrfrrrerssdvvv0*16,vvv2
  vvv0*2,sssaqqrcnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uvv0vvv0*20,uvv0uuu0
money-of-a-visitor 358x181
~ eFz2 lyou FHOZ vojw NkwJ Ia21 oZzM UAzr 27yu emJS Tl_0 ySt6 0ocP 4wE6 _EpB 3cHc
  rssbrrsarss9*3,rrscsss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkkklmglmngikkkkllllmmkjllgoppdijknnoo8hijghjkjklmglmnhjklkklmhkllhvvv3vvv0*3,vvv2
  vvv0uuu3rss4vvv0*19,vvv2
  vvv0mnndklmkrrrfqqqfuuu3vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0ckh49ie0*16,eli89fg09fh0qss4vvv2
  vvv0qsr1orq0*16,qsr2oqq0*2,uvv1vvv2
  vvv0gmk8rssgrrrfppqlrrsfqqriqqrcoppuqqrgvvv0gkl9rrrdrsseppqkrrrgpqqfqqqipqqmpqqkqrrfvvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
